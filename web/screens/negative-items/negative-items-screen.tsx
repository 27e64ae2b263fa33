export function NegativeItemsScreen() {
  return <h1>negative-items</h1>
}
