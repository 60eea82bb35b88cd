import { assetUrl } from '#kit/web/config.ts'
import styles from './IsletScene.module.css'

interface CubeProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly digits: string
  /** Top, side, ink. */
  readonly colours: readonly [string, string, string]
}

function Cube({ x, y, size, digits, colours: [top, side, ink] }: CubeProps) {
  const radius = Math.round(size * 0.2)
  return (
    <>
      <rect x={x} y={y + 8} width={size} height={size} rx={radius} fill={side} />
      <rect x={x} y={y} width={size} height={size} rx={radius} fill={top} />
      <path
        d={`M${x + radius} ${y + 4}h${size - 2 * radius}`}
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <text
        className={styles.digits}
        x={x + size / 2}
        y={Math.round(y + size * 0.7)}
        fontSize={Math.round(size * 0.52)}
        fill={ink}
      >
        {digits}
      </text>
    </>
  )
}

const Ground = () => (
  <>
    <path d="M0 438Q40 356 170 344Q340 326 456 438Q230 470 0 438z" fill="#e3b878" />
    <path d="M0 438Q230 470 456 438Q452 434 446 428Q230 452 8 430z" fill="#b98647" />
    <path d="M40 402Q80 346 180 338Q326 326 406 394Q230 424 40 402z" fill="#2b8a63" />
    <path d="M80 366Q120 342 180 338Q290 330 360 362Q230 352 80 366z" fill="#49b27f" />
    <path d="M84 374q48 18 108 2q90 16 196-4q-60 26-150 22q-110 2-154-20z" fill="#0c4a3c" opacity=".4" />
  </>
)

const Lighthouse = ({ isLit }: { isLit: boolean }) => (
  <>
    <path d="M92 372l10-150h60l10 150z" fill="#f7efdc" />
    <path d="M132 222h30l10 150h-40z" fill="#d9cdb2" />
    <path d="M98 290h68l3 38h-74z" fill="#e5574f" />
    <path d="M132 290h34l3 38h-37z" fill="#bf3f3b" />
    <path d="M110 172h44v52h-44z" fill={isLit ? '#ffe9a3' : '#0b2533'} />
    <path d="M132 172v52" stroke="#16303d" strokeWidth="5" />
    <path d="M92 176v-38h20v16h12v-16h16v16h12v-16h20v38z" fill="#2f6a7e" />
    <path d="M92 138h20v8h-20zM124 138h16v8h-16zM152 138h20v8h-20z" fill="#7fb8c4" />
    <rect x="94" y="214" width="76" height="14" rx="5" fill="#2f6a7e" />
    <rect x="124.5" y="250" width="15" height="19" rx="5" fill={isLit ? '#ffd98a' : '#0b2533'} />
    <path d="M118 372v-22a14 14 0 0 1 28 0v22z" fill="#16303d" />
  </>
)

const Palm = () => (
  <>
    <path d="M398 396Q426 310 406 232" stroke="#5e3a1c" strokeWidth="15" fill="none" strokeLinecap="round" />
    <path
      d="M406 232q-64-40-92 16q44-20 88-10q-24-54-72-44q46 8 76 38M406 232q60-46 96 8q-46-14-92-2q20-56 68-50q-44 10-72 44M406 232q-46 20-44 66q18-40 46-62q34 20 42 62q6-46-44-66"
      fill="#3fb57e"
    />
    <circle cx="396" cy="250" r="15" fill="#6b3d1c" />
    <circle cx="420" cy="254" r="15" fill="#8a5730" />
    <path d="M415 251h0M424 251h0M420 258h0" stroke="#241208" strokeWidth="5" strokeLinecap="round" />
  </>
)

const MahjongTile = () => (
  <g transform="translate(326 300) rotate(6)">
    <rect x="6" y="8" width="46" height="64" rx="9" fill="#0c5a4a" />
    <rect width="46" height="64" rx="9" fill="#fff9e8" />
    <circle cx="23" cy="32" r="13" fill="none" stroke="#e5484d" strokeWidth="6" />
    <circle cx="23" cy="32" r="6" fill="#1b7f8c" />
  </g>
)

const Shine = () => (
  <path
    className={styles.shine}
    d="M112 460h236M162 480h146M82 500h106M272 502h116M192 524h86"
    strokeWidth="5"
    strokeLinecap="round"
  />
)

/** The islet as a picture, as the component draws it; its reflection on the water has the colour of the time of day. */
export const LitIslet = () => (
  <>
    <svg className={styles.land} viewBox="0 132 512 340">
      <Shine />
    </svg>
    <img className={styles.land} src={assetUrl('/icons/islet.svg')} alt="" fetchPriority="low" />
  </>
)

/** The islet itself: a rook is the lighthouse, number tiles are houses, a mahjong tile leans on the palm. */
export const Islet = ({ isLit }: { isLit: boolean }) => (
  <svg className={styles.land} viewBox="0 132 512 340">
    <Shine />
    <Ground />
    <Lighthouse isLit={isLit} />
    <Cube x={200} y={302} size={62} digits="4" colours={['#ffb347', '#b8691a', '#5a2e08']} />
    <Cube x={266} y={316} size={54} digits="16" colours={['#ff6b5e', '#a3332b', '#fff']} />
    <Cube x={212} y={244} size={56} digits="2" colours={['#ffe3a8', '#c48b3a', '#6b3d12']} />
    <MahjongTile />
    <Palm />
    <circle cx="100" cy="402" r="12.5" fill="#fff9e8" stroke="#ffc53d" strokeWidth="9" />
    <path d="M94 390q6-5 12-2" stroke="#fff" strokeWidth="3" fill="none" strokeLinecap="round" />
  </svg>
)
