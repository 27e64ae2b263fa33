export function CreditRepairScreen() {
  return <h1>credit-repair</h1>
}
