/** Hand-made stations: heights above the path at even steps, easy ones first. */
export const STATION = 440
const STEPS = 22

/** One digit per 20 units: 0 is the path, each step six units higher. */
const STATIONS = [
  '0000001222100000000000',
  '0000011220001122000000',
  '0000000033330000000000',
  '0000123400012340000000',
  '0000222244446666000000',
  '0000200200200200200000',
  '0000123454321234543210',
  '0002444420002444420000',
  '0001357777777753100000',
  '0000330033003300330000',
  '0000012345678900000000',
  '0002455533335554200000',
  '0001233321001233321000',
  '0000242002420024200000',
  '0001234666655543332110',
  '0001234567876543210000',
  '0011335000113350000000',
  '0002345665432345665420',
] as const
export const STATION_COUNT = STATIONS.length
const UNIT = 6.4

const levelAt = (station: string, step: number) => Number(station[step] ?? '0') * UNIT

/** Height above the path at `x` units into a station. */
export function stationHeight(station: number, x: number): number {
  const text = STATIONS[station] ?? STATIONS[0]
  const at = (x / STATION) * STEPS
  const step = Math.floor(at)
  const part = at - step
  // Edges are steep, not vertical: a wheel needs a face to climb.
  const k = Math.max(0, Math.min(1, (part - 0.2) / 0.6))
  return levelAt(text, step) * (1 - k) + levelAt(text, step + 1) * k
}
