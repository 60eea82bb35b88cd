/** Text that a spreadsheet would run as a formula (OWASP, CSV injection). */
const FORMULA = /^[\s]*[=+\-@\t\r]/
const NUMBER = /^-?\d+(\.\d+)?$/

function cell(value: string): string {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value
  return /[",\r\n;]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as CSV (RFC 4180); cells that look like formulas are escaped as text. */
export const csvOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')
