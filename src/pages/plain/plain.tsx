export function PlainPage() {
  return <h1>PlainPage</h1>;
}
