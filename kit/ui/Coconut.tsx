import { useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './Coconut.module.css'

export interface CoconutProps {
  readonly state?: 'closed' | 'cracking' | 'open'
  /** The rare blue coconut. */
  readonly isBlue?: boolean
  /** Length of the seam while it cracks, 0 to 1. */
  readonly crack?: number
  /** Pulses when it is ripe. */
  readonly isRipe?: boolean
}

const BROWN = {
  light: '#b57b42',
  mid: '#7a4a24',
  dark: '#3d2110',
  hair: '#d9a468',
  pore: '#241208',
  rim: '#4a2a12',
}
const BLUE = {
  light: '#7fe9ff',
  mid: '#2177c4',
  dark: '#0b2f66',
  hair: '#bdf4ff',
  pore: '#061b3a',
  rim: '#0b2f66',
}

type Colours = typeof BROWN

const Shading = ({ id, light, mid, dark }: Colours & { id: string }) => (
  <radialGradient id={id} cx=".34" cy=".28" r=".85">
    <stop stopColor={light} />
    <stop offset=".48" stopColor={mid} />
    <stop offset="1" stopColor={dark} />
  </radialGradient>
)

const Hair = ({ d, hair }: Colours & { d: string }) => (
  <path d={d} stroke={hair} strokeWidth="4.5" strokeLinecap="round" opacity=".5" fill="none" />
)

function OpenHalf({ id, colours }: { id: string; colours: Colours }) {
  return (
    <svg className={styles.coconut} viewBox="0 0 200 124" aria-hidden="true">
      <Shading {...colours} id={id} />
      <radialGradient id={`${id}m`} cy=".4" r=".6">
        <stop stopColor="#fff" />
        <stop offset=".7" stopColor="#fff7e6" />
        <stop offset="1" stopColor="#e9d9b8" />
      </radialGradient>
      <path d="M14 34a86 86 0 0 0 172 0z" fill={`url(#${id})`} />
      <ellipse cx="100" cy="34" rx="86" ry="26" fill={colours.rim} />
      <ellipse cx="100" cy="33" rx="78" ry="22" fill={`url(#${id}m)`} />
      <ellipse cx="100" cy="36" rx="58" ry="14" fill="#ffe28a" opacity=".8" />
      <Hair {...colours} d="M34 72q14 26 40 36M150 92q12-10 18-24" />
    </svg>
  )
}

const SEAM = 'M20 112l26-10l14 16l24-14l18 18l22-16l20 14l36-12'

function Seam({ length }: { length: number }) {
  const line = {
    d: SEAM,
    fill: 'none',
    strokeLinejoin: 'round',
    pathLength: 1,
    strokeDasharray: `${length} 2`,
  } as const
  return (
    <>
      <path {...line} stroke="#ffe28a" strokeWidth="15" strokeOpacity=".35" />
      <path {...line} stroke="#fff7d6" strokeWidth="5" />
    </>
  )
}

/** The blind box; its three pores look like a face. */
export function Coconut({ state = 'closed', isBlue, crack = 1, isRipe }: CoconutProps) {
  const id = useId()
  const colours = isBlue ? BLUE : BROWN
  if (state === 'open') return <OpenHalf id={id} colours={colours} />
  return (
    <svg
      className={classNames(styles.coconut, isRipe && styles.breathing)}
      viewBox="0 0 200 200"
      aria-hidden="true"
    >
      <Shading {...colours} id={id} />
      <ellipse cx="102" cy="186" rx="62" ry="10" opacity=".35" />
      <g className={styles.shell}>
        <circle cx="100" cy="100" r="82" fill={`url(#${id})`} />
        <Hair
          {...colours}
          d="M40 70q-8 30 4 58M56 148q14 20 40 24M160 84q6 22-2 46M58 44q16-14 36-16M140 152q-10 10-24 14"
        />
        <g fill={colours.pore}>
          <circle cx="84" cy="82" r="10" />
          <circle cx="118" cy="82" r="10" />
          <ellipse cx="101" cy="108" rx="9" ry="11" />
        </g>
        <path
          d="M52 52q16-22 44-24"
          stroke="#fff"
          strokeOpacity=".45"
          strokeWidth="8"
          strokeLinecap="round"
          fill="none"
        />
        {state === 'cracking' && <Seam length={crack} />}
      </g>
    </svg>
  )
}
