export function CreditReportsScreen() {
  return <h1>credit-reports</h1>
}
