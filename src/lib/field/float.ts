/** A number as a GLSL float literal. */
export function float(value: number): string {
  const text = String(Number(value.toPrecision(9)));
  return /[.e]/.test(text) ? text : `${text}.0`;
}
