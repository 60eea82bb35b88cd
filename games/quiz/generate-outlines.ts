import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OUTLINE_ALPHABET } from './outline-text.ts'

// node games/quiz/generate-outlines.ts PATH_TO/world-atlas/countries-50m.json
// Natural Earth (public domain) as packed by world-atlas 2.0.2 (ISC): nothing of the package is needed at run time.

interface Topology {
  readonly transform: {
    readonly scale: readonly [number, number]
    readonly translate: readonly [number, number]
  }
  readonly arcs: readonly (readonly (readonly [number, number])[])[]
  readonly objects: { readonly countries: { readonly geometries: readonly Geometry[] } }
}
type Rings = readonly (readonly number[])[]
type Geometry =
  | { readonly type: 'Polygon'; readonly id: string; readonly arcs: Rings }
  | { readonly type: 'MultiPolygon'; readonly id: string; readonly arcs: readonly Rings[] }
type Spot = readonly [number, number]

/** Country and its number in ISO 3166. Countries whose shape is disputed are left out. */
const NUMBERS = `AR032 AU036 AT040 BD050 BO068 BW072 BG100 MM104 CM120 CA124 CL152 CO170 CD180 CR188 CU192 CZ203 DK208 FI246
FR250 DE276 GH288 GR300 HU348 IS352 ID360 IE372 IT380 JP392 KE404 KP408 KR410 LA418 LT440 LV428 MG450 MY458
ML466 MX484 MZ508 NA516 NL528 NZ554 NO578 PE604 PH608 PL616 PT620 RO642 SN686 ZA710 ES724 SE752 CH756 TH764
TN788 TR792 GB826 US840 VN704 YE887 VE862 DZ012 NG566 NE562 TZ834 ET231 EG818 PA591 GY328 UZ860 EE233 GN324
CI384 BR076 SA682 MN496 KZ398 AF004 IR364 PG598 SK703 HR191 AL008
PY600 ZM894 ZW716 TD148 UG800 GT320 NI558 EC218 UY858 OM512 BY112 SI705`
const GRID = OUTLINE_ALPHABET.length - 1
/** Points nearer to a straight line, in grid cells, are dropped. */
const STRAIGHT = 0.75
/** Islands smaller than this share of the largest part are dropped, and so is what is too far away. */
const SMALLEST_PART = 0.004
const FARTHEST = 0.22
/** Lands of islands lie farther apart; Alaska and Svalbard would make the mainland small. */
const REACHES: Readonly<Record<string, number>> = { ID: 1.2, MY: 1.4, US: 0.02, NO: 0.02 }

const file = process.argv[2]
if (!file) throw new Error('Which countries-50m.json?')
const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology
const { scale, translate } = topology.transform
const arcs = topology.arcs.map((arc) => {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]): Spot => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
})

const ringOf = (indices: readonly number[]): Spot[] =>
  indices.flatMap((index) => (index < 0 ? arcs[~index]!.toReversed() : arcs[index]!).slice(1))

const areaOf = (ring: readonly Spot[]) =>
  Math.abs(
    ring.reduce(
      (sum, [x, y], at) => sum + x * ring[(at + 1) % ring.length]![1] - y * ring[(at + 1) % ring.length]![0],
      0,
    ) / 2,
  )

function boxOf(spots: readonly Spot[]) {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Lambert's azimuthal projection keeps areas and, near the middle, shapes. */
function projected([longitude, latitude]: Spot, [middleLongitude, middleLatitude]: Spot): Spot {
  const [l, p, q] = [longitude - middleLongitude, latitude, middleLatitude].map(
    (value) => (value * Math.PI) / 180,
  ) as [number, number, number]
  const k = Math.sqrt(2 / (1 + Math.sin(q) * Math.sin(p) + Math.cos(q) * Math.cos(p) * Math.cos(l)))
  return [
    k * Math.cos(p) * Math.sin(l),
    -k * (Math.cos(q) * Math.sin(p) - Math.sin(q) * Math.cos(p) * Math.cos(l)),
  ]
}

/** Douglas-Peucker. */
function straightened(spots: readonly Spot[]): readonly Spot[] {
  const [first, last] = [spots[0]!, spots.at(-1)!]
  const length = Math.hypot(last[0] - first[0], last[1] - first[1])
  let [farthest, at] = [0, 0]
  for (const [index, [x, y]] of spots.entries()) {
    const away =
      length === 0
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length
    if (away > farthest) [farthest, at] = [away, index]
  }
  if (farthest < STRAIGHT || spots.length < 3) return [first, last]
  return [...straightened(spots.slice(0, at + 1)).slice(0, -1), ...straightened(spots.slice(at))]
}

function outline(country: string, geometry: Geometry): string {
  const crossesDateLine = country === 'NZ'
  const parts = (geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs).map((rings) =>
    ringOf(rings[0]!).map(([x, y]): Spot => [crossesDateLine && x < 0 ? x + 360 : x, y]),
  )
  const largest = parts.toSorted((one, other) => areaOf(other) - areaOf(one))[0]!
  const main = boxOf(largest)
  const reach = (REACHES[country] ?? FARTHEST) * Math.max(main.right - main.left, main.bottom - main.top)
  const near = parts.filter((part) => {
    const box = boxOf(part)
    const away = Math.max(
      main.left - box.right,
      box.left - main.right,
      main.top - box.bottom,
      box.top - main.bottom,
    )
    return areaOf(part) >= areaOf(largest) * SMALLEST_PART && away < reach
  })
  const whole = boxOf(near.flat())
  const middle: Spot = [(whole.left + whole.right) / 2, (whole.top + whole.bottom) / 2]
  const flat = near.map((part) => part.map((spot) => projected(spot, middle)))
  const { left, right, top, bottom } = boxOf(flat.flat())
  const cells = GRID / Math.max(right - left, bottom - top)
  return flat
    .map((part) =>
      straightened([...part, part[0]!].map(([x, y]): Spot => [(x - left) * cells, (y - top) * cells])),
    )
    .map((part) => part.slice(0, -1))
    .filter((part) => part.length > 2)
    .map((part) =>
      part
        .flat()
        .map((value) => OUTLINE_ALPHABET[Math.round(value)])
        .join(''),
    )
    .join(' ')
}

const lines = NUMBERS.split(/\s+/).map((entry) => {
  const [country, number] = [entry.slice(0, 2), entry.slice(2)]
  const geometry = topology.objects.countries.geometries.find(({ id }) => id === number)
  if (!geometry) throw new Error(`No outline of ${country}`)
  return `${country} ${outline(country, geometry)}`
})

writeFileSync(
  join(import.meta.dirname, 'outlines.ts'),
  `/** Written by generate-outlines.ts: a country, then its lands as pairs of characters of OUTLINE_ALPHABET. */\nexport const OUTLINES = \`\n${lines.join('\n')}\n\`\n`,
)
