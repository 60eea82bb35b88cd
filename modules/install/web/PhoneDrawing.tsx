import styles from './guide.module.css'

/** What a drawing points at. */
export type Spot =
  | 'shareBelow'
  | 'shareAbove'
  | 'menuCorner'
  | 'menuBelow'
  | 'dotsBelow'
  | 'rowIos'
  | 'rowAndroid'

const PLACES: Readonly<Record<Spot, readonly [x: number, y: number]>> = {
  shareBelow: [80, 176],
  shareAbove: [122, 28],
  menuCorner: [126, 28],
  menuBelow: [124, 176],
  dotsBelow: [122, 176],
  rowIos: [80, 132],
  rowAndroid: [98, 84],
}

/** Menus are at the end of a bar, so these are mirrored in right-to-left pages. */
const MIRRORED: readonly Spot[] = ['menuCorner', 'menuBelow', 'dotsBelow', 'rowAndroid']

/** Bars that follow the phone's rounded corners. */
const TOP_BAR = 'M20 42v-18q0 -18 18 -18h84q18 0 18 18v18z'
const LOW_BAR = 'M20 158h120v18q0 18 -18 18h-84q-18 0 -18 -18z'

/** A phone with a page on it, and a ring around what to tap. The text beside it says the same. */
export function PhoneDrawing({ spot }: { readonly spot: Spot }) {
  const isMirrored = MIRRORED.includes(spot)
  const [x, y] = PLACES[spot]
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 160 200"
      aria-hidden="true"
      data-mirrored={isMirrored || undefined}
    >
      <rect
        x="18"
        y="4"
        width="124"
        height="192"
        rx="20"
        fill="var(--abyss)"
        stroke="var(--line-strong)"
        strokeWidth="2.5"
      />
      <Page />
      {spot === 'rowIos' && <IosSheet />}
      {spot === 'rowAndroid' && <AndroidMenu />}
      {!spot.startsWith('row') && <Bars spot={spot} />}
      <Ring x={x} y={y} isWide={spot.startsWith('row')} isAndroid={spot === 'rowAndroid'} />
    </svg>
  )
}

/** A wall of tiles, as on home. */
function Page() {
  return (
    <g fill="var(--surface-3)">
      <rect x="28" y="46" width="104" height="46" rx="10" />
      <rect x="28" y="98" width="49" height="52" rx="10" />
      <rect x="83" y="98" width="49" height="52" rx="10" />
    </g>
  )
}

function Bars({ spot }: { readonly spot: Spot }) {
  const isAbove = spot === 'shareAbove' || spot === 'menuCorner'
  const y = isAbove ? 28 : 176
  return (
    <>
      <path d={isAbove ? TOP_BAR : LOW_BAR} fill="var(--surface-2)" />
      {isAbove ? (
        <rect x="28" y="21" width="80" height="14" rx="7" fill="var(--surface-3)" />
      ) : (
        <g fill="var(--text-3)">
          <circle cx="38" cy={y} r="3.5" />
          <circle cx="59" cy={y} r="3.5" />
          {spot !== 'dotsBelow' && <circle cx="102" cy={y} r="3.5" />}
          {spot === 'shareBelow' ? <circle cx="122" cy={y} r="3.5" /> : <circle cx="80" cy={y} r="3.5" />}
        </g>
      )}
      {spot.startsWith('share') && <ShareMark x={PLACES[spot][0]} y={y} />}
      {spot === 'dotsBelow' && (
        <g fill="var(--text)">
          <circle cx="115" cy={y} r="2.4" />
          <circle cx="122" cy={y} r="2.4" />
          <circle cx="129" cy={y} r="2.4" />
        </g>
      )}
      {spot === 'menuCorner' && (
        <g fill="var(--text)">
          <circle cx="126" cy="21.5" r="2.4" />
          <circle cx="126" cy="28" r="2.4" />
          <circle cx="126" cy="34.5" r="2.4" />
        </g>
      )}
      {spot === 'menuBelow' && (
        <path
          d="M116 171h16M116 176h16M116 181h16"
          stroke="var(--text)"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      )}
    </>
  )
}

/** A box that an arrow leaves upwards. */
function ShareMark({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M-4 -2h-3v10h14v-10h-3M0 4v-13M-4 -5l4 -4 4 4"
      fill="none"
      stroke="var(--text)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}

/** The lower part of the share sheet: rows, one of them with a plus in a square. */
function IosSheet() {
  return (
    <>
      <path d="M20 78h120v98q0 18 -18 18H38q-18 0 -18 -18z" fill="var(--surface-2)" />
      <rect x="68" y="83" width="24" height="4" rx="2" fill="var(--line-strong)" />
      {[94, 120, 150].map((top) => (
        <rect key={top} x="28" y={top} width="104" height="24" rx="7" fill="var(--surface-3)" />
      ))}
      <g fill="var(--text-3)">
        <rect x="36" y="103" width="52" height="5" rx="2.5" />
        <rect x="36" y="159" width="42" height="5" rx="2.5" />
      </g>
      <rect x="36" y="129.5" width="62" height="5" rx="2.5" fill="var(--text)" />
      <PlusMark x={120} y={132} />
    </>
  )
}

/** The menu that hangs from the corner. */
function AndroidMenu() {
  return (
    <>
      <rect x="60" y="18" width="78" height="126" rx="10" fill="var(--surface-2)" />
      <g fill="var(--text-3)">
        <rect x="72" y="34" width="44" height="5" rx="2.5" />
        <rect x="72" y="56" width="52" height="5" rx="2.5" />
        <rect x="72" y="106" width="38" height="5" rx="2.5" />
        <rect x="72" y="128" width="48" height="5" rx="2.5" />
      </g>
      <rect x="90" y="81.5" width="38" height="5" rx="2.5" fill="var(--text)" />
      <PlusMark x={78} y={84} />
    </>
  )
}

function PlusMark({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g
      transform={`translate(${x} ${y})`}
      fill="none"
      stroke="var(--text)"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <rect x="-7" y="-7" width="14" height="14" rx="3.5" />
      <path d="M-3.5 0h7M0 -3.5v7" />
    </g>
  )
}

interface RingProps {
  readonly x: number
  readonly y: number
  readonly isWide: boolean
  readonly isAndroid: boolean
}

function Ring({ x, y, isWide, isAndroid }: RingProps) {
  const stroke = { fill: 'none', stroke: 'var(--lantern)', strokeWidth: 3 }
  if (!isWide) return <circle cx={x} cy={y} r="16" {...stroke} />
  const width = isAndroid ? 72 : 110
  return <rect x={x - width / 2} y={y - 14} width={width} height="28" rx="9" {...stroke} />
}
