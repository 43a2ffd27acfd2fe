"""A row of the table: what was checked and what was found."""

from dataclasses import dataclass, field


@dataclass
class ProofResult:
    """The outcome of one proof."""

    proof: str
    """Its id and its subject: "P1, crashes"."""
    checked: str
    """What was checked, with counts."""
    cases: int
    """How many independent cases those were; the bound comes from them."""
    violations: list[str] = field(default_factory=list)
    """What was found, one sentence each."""
    remarks: str = ""

    def bound(self) -> str:
        """Of "0 in n" the 95 % bound 3 / n."""
        return f"{3 / self.cases:.1e}" if self.cases and not self.violations else "–"

    def __str__(self) -> str:
        return f"| {self.proof} | {self.checked} | {len(self.violations)} | {self.bound()} | {self.remarks} |"


HEAD = "| proof | checked | violations | 95 % bound | remarks |\n|---|---|---|---|---|"
