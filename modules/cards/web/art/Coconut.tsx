import { useId } from 'react'
import { Coconut as Shell } from '#kit/ui/Coconut.tsx'
import styles from './coconut.module.css'

/** How far a coconut is cracked: whole, two hits of warning, about to split. */
export type CrackStage = 0 | 1 | 2 | 3

export interface CoconutProps {
  /** The blue one is the rare one. */
  readonly isBlue?: boolean | undefined
  readonly stage?: CrackStage | undefined
  /** Breathes, because it is ripe. */
  readonly isRipe?: boolean | undefined
}

/** Branches that each hit adds to the seam; they avoid the face. */
const BRANCHES = [
  'M46 102l-7-19l9-15',
  'M60 118l-5 21l13 13M124 106l24-18l-3-20',
  'M84 104l-8 32l12 22M144 120l10 18l-8 20M102 122l6 24M160 114l8-24',
] as const
const CHIPS = ['', 'M34 92l9-8l3 11z', 'M150 92l12 2l-7 10zM62 148l11 5l-10 8zM128 140l9-7l3 11z'] as const
const STAGES = BRANCHES.length

/** A box being opened: each stage widens the seam and lets out more light. */
export function Coconut({ isBlue = false, stage = 0, isRipe = false }: CoconutProps) {
  const id = useId()
  return (
    <span className={styles.coconut}>
      <Shell
        isBlue={isBlue}
        state={stage ? 'cracking' : 'closed'}
        crack={stage / STAGES}
        isRipe={isRipe && stage === 0}
      />
      {stage > 0 && (
        <svg className={styles.cracks} viewBox="0 0 200 200" aria-hidden="true">
          <radialGradient id={id}>
            <stop stopColor="#fff3b8" stopOpacity={stage * 0.24} />
            <stop offset="1" stopColor="#fff3b8" stopOpacity="0" />
          </radialGradient>
          <ellipse cx="100" cy="112" rx="82" ry={18 + stage * 14} fill={`url(#${id})`} />
          <path
            d={BRANCHES.slice(0, stage).join('')}
            fill="none"
            stroke="#fff7d6"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <path d={CHIPS.slice(0, stage).join('')} fill="#fff7d6" />
        </svg>
      )}
    </span>
  )
}

const DOME = 'M14 94a86 86 0 0 1 172 0l-32 14l-20-15l-22 17l-20-17l-24 14l-18-14l-20 12z'
const LID = {
  brown: { light: '#b57b42', mid: '#7a4a24', dark: '#3d2110', pore: '#241208', hair: '#d9a468' },
  blue: { light: '#7fe9ff', mid: '#2177c4', dark: '#0b2f66', pore: '#061b3a', hair: '#bdf4ff' },
} as const

interface CoconutHalfProps {
  readonly isBlue?: boolean | undefined
  /** The bowl stays, the lid with the face flies off. */
  readonly half: 'bowl' | 'lid'
}

/** One half of an opened coconut; together they are as wide as the whole. */
export function CoconutHalf({ isBlue = false, half }: CoconutHalfProps) {
  const id = useId()
  if (half === 'bowl') return <Shell isBlue={isBlue} state="open" />
  const { light, mid, dark, pore, hair } = LID[isBlue ? 'blue' : 'brown']
  return (
    <svg className={styles.half} viewBox="0 0 200 124" aria-hidden="true">
      <radialGradient id={id} cx=".34" cy=".3" r=".9">
        <stop stopColor={light} />
        <stop offset=".48" stopColor={mid} />
        <stop offset="1" stopColor={dark} />
      </radialGradient>
      <path d={DOME} transform="translate(7 9) scale(.93 1)" fill="#fff7e6" />
      <path d={DOME} fill={`url(#${id})`} />
      <g fill={pore}>
        <circle cx="84" cy="54" r="10" />
        <circle cx="118" cy="54" r="10" />
        <ellipse cx="101" cy="79" rx="9" ry="10" />
      </g>
      <path
        d="M40 66q-4 12-2 24M160 60q5 14 2 28M58 34q16-14 36-16"
        stroke={hair}
        strokeWidth="4.5"
        strokeLinecap="round"
        fill="none"
        opacity=".5"
      />
    </svg>
  )
}
