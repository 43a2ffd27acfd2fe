"""The result of a proof, printed as a row of a table."""

from dataclasses import dataclass, field


@dataclass
class ProofResult:
    """What was checked and what was found."""

    proof: str
    """Its id and its subject: "P1, crashes"."""
    checked: str
    """What was checked, with counts."""
    cases: int
    """The number of independent cases, from which the bound follows."""
    violations: list[str] = field(default_factory=list)
    """What was found, one sentence each."""
    remarks: str = ""

    def bound(self) -> str:
        """The 95 % bound 3 / n of "0 in n"."""
        return f"{3 / self.cases:.1e}" if self.cases and not self.violations else "–"

    def __str__(self) -> str:
        return f"| {self.proof} | {self.checked} | {len(self.violations)} | {self.bound()} | {self.remarks} |"


HEAD = "| proof | checked | violations | 95 % bound | remarks |\n|---|---|---|---|---|"
