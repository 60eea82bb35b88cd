/** One measured number; benches print them as JSON lines and never assert. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The baseline measured in the same run, with its value. */
  readonly against: string
  readonly ratio: number
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
