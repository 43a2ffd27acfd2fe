"""The numbers in the rules, and the numbers of pieces in the box."""

from dataclasses import dataclass

from .components import Component


@dataclass(frozen=True, kw_only=True)
class GameLimits(Component):
    """The numbers in the rules."""

    table = "game"
    players: int
    teams: int
    rounds: int
    win_alone: int
    win_team: int
    areas_to_control_mandamento: int
    max_labs_per_area: int
    max_orders_per_area: int
    max_boats_per_sea: int
    setup_influence_per_player: int
    tiles_per_game: int
    families_dealt_per_team: int
    sell_order_money: int
    gift_cost: int
    gift_value: int
    starting_player_gift: int
    brute_force_loss: int
    lab_defence: int
    cards_in_conflict: int


@dataclass(frozen=True, kw_only=True)
class GeneralLimits(Component):
    """The numbers of pieces that belong to no family."""

    table = "general"
    labs: int
    neutral_soldati: int
    neutral_influence: int
    money_1: int
    money_2: int
    money_unlimited: bool
    action_sheets: int
    character_cards: int


@dataclass(frozen=True, kw_only=True)
class FamilyLimits(Component):
    """The numbers of pieces of one family."""

    table = "per_family"
    soldati: int
    boats: int
    cars: int
    influence_mat: int
    influence_extra: int
    control_tokens: int
    bust: int
    basic_orders: int
    advanced_orders: int
    conflict_cards: int


@dataclass(frozen=True)
class Limits:
    """All limits of a pack."""

    game: GameLimits
    general: GeneralLimits
    per_family: FamilyLimits
