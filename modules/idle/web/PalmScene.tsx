import { useState, type CSSProperties, type ReactNode } from 'react'
import { systemClock } from '#kit/time/system-clock.ts'
import { useRead } from '#kit/web/use-call.ts'
import { Coconut } from '#kit/ui/Coconut.tsx'
import { dayPartOf, type DayPart } from '#kit/ui/living/day-part.ts'
import { weatherDrawing } from '#kit/ui/living/weather.ts'
import { eventsCalls } from '#modules/events/calls.ts'
import styles from './palm-scene.module.css'

/** Where coconuts hang, in percent of the scene. */
const PLACES = [
  [77, 30],
  [68, 25],
  [85, 22],
  [72, 41],
  [61, 36],
  [83, 40],
] as const

interface PalmSceneProps {
  /** Ripe coconuts; the palm carries six at most. */
  readonly ripe: readonly { readonly id: string; readonly isBlue: boolean }[]
  /** Unripe ones; `share` is their progress. */
  readonly growing: readonly { readonly id: number; readonly isBlue: boolean; readonly share: number }[]
  readonly children: ReactNode
}

const LEAVES = [
  'M300 92C240 40 170 36 110 78C170 66 230 74 300 100z',
  'M300 90C250 70 190 96 160 160C210 124 250 108 304 102z',
  'M302 88C320 30 380 10 440 34C390 36 340 56 310 98z',
  'M304 90C350 70 410 90 440 150C396 120 352 106 304 104z',
  'M300 94C270 110 246 150 250 204C270 160 290 130 312 104z',
]

const HORIZON = 320

interface Light {
  /** Sky gradient down to the horizon; text is on it, so it is dark even by day. */
  readonly sky: readonly [string, string, string, string]
  readonly sea: readonly [string, string]
  readonly sun: string
  readonly sunAt: readonly [number, number]
  readonly stars: number
  readonly palm: readonly [trunk: string, leaves: string]
}

const LIGHTS: Readonly<Record<DayPart, Light>> = {
  dawn: {
    sky: ['#23305f', '#5c4476', '#b0627a', '#f0a878'],
    sea: ['#4d5f86', '#12324a'],
    sun: '#ffe2b0',
    sunAt: [112, 356],
    stars: 0.25,
    palm: ['#2a1a1e', '#10443a'],
  },
  day: {
    sky: ['#0a3c68', '#0d4875', '#125278', '#2a7a94'],
    sea: ['#1f7f96', '#0d4a5e'],
    sun: '#fff3c4',
    sunAt: [48, 52],
    stars: 0,
    palm: ['#5a3a1e', '#196546'],
  },
  dusk: {
    sky: ['#0c1b3d', '#4a2b68', '#a2446a', '#ee7a5c'],
    sea: ['#2b4a6b', '#0b2533'],
    sun: '#ffcf7a',
    sunAt: [168, 352],
    stars: 0.8,
    palm: ['#2a1518', '#0c3a34'],
  },
  night: {
    sky: ['#050d1c', '#0a2038', '#123a54', '#1c5a6c'],
    sea: ['#12475a', '#071b28'],
    sun: '#fff3d6',
    sunAt: [48, 52],
    stars: 1,
    palm: ['#120c10', '#082a26'],
  },
}

/** The shore at the player's time of day: ripe coconuts hang in the palm, with growing ones beside them. */
export function PalmScene({ ripe, growing, children }: PalmSceneProps) {
  // Fixed when opened, so that the sky does not change under a reader.
  const [part] = useState(() => dayPartOf(new Date(systemClock()).getHours()))
  const free = PLACES.slice(ripe.length)
  return (
    <div className={styles.scene} data-part={part}>
      <Shore light={LIGHTS[part]} />
      <SeasonWeather />
      {ripe.slice(0, PLACES.length).map(({ id, isBlue }, index) => (
        <span key={id} className={styles.nut} style={placeOf(PLACES[index]!)}>
          <Coconut isBlue={isBlue} isRipe />
        </span>
      ))}
      {growing.slice(0, free.length).map(({ id, isBlue, share }, index) => (
        <span
          key={`${id} ${isBlue}`}
          className={isBlue ? styles.dull : styles.green}
          data-share={Math.round(share * 100)}
          style={{ ...placeOf(free[index]!), '--share': share.toFixed(3) } as CSSProperties}
        >
          <Coconut isBlue={isBlue} />
        </span>
      ))}
      {children}
    </div>
  )
}

const placeOf = ([left, top]: readonly [number, number]) => ({ left: `${left}%`, top: `${top}%` })

/** The weather of the running season, if any. */
function SeasonWeather() {
  const { data } = useRead(eventsCalls.listEvents, {})
  const season = data?.events.find(({ kind }) => kind === 'season')
  return season ? (
    <div className={styles.air} dangerouslySetInnerHTML={{ __html: weatherDrawing(season.art) }} />
  ) : null
}

function Shore({ light: { sky, sea, sun, sunAt, stars, palm } }: { readonly light: Light }) {
  const [sunX, sunY] = sunAt
  // High ones are small and clear of the text.
  const isLow = sunY > HORIZON
  return (
    <svg className={styles.sky} viewBox="0 0 400 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="palm-sky" x2="0" y2="1">
          {sky.map((colour, index) => (
            <stop key={colour} stopColor={colour} offset={[0, 0.42, 0.72, 1][index]} />
          ))}
        </linearGradient>
        <linearGradient id="palm-sea" x2="0" y2="1">
          <stop stopColor={sea[0]} />
          <stop offset="1" stopColor={sea[1]} />
        </linearGradient>
      </defs>
      <rect width="400" height="420" fill="url(#palm-sky)" />
      <path
        d="M62 84h0M128 52h0M44 170h0M188 110h0M232 34h0"
        stroke="#fff"
        strokeWidth="2.8"
        strokeLinecap="round"
        opacity={stars}
      />
      <circle cx={sunX} cy={sunY} r={isLow ? 118 : 40} fill={sun} opacity={isLow ? 0.18 : 0.12} />
      <circle cx={sunX} cy={sunY} r={isLow ? 68 : 24} fill={sun} />
      <path d="M0 352h400v68H0z" fill="url(#palm-sea)" />
      <path
        d={`M${sunX - 58} 366h116M${sunX - 38} 380h76M${sunX - 22} 394h44`}
        stroke={sun}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".6"
      />
      <path d="M330 420C348 300 336 190 296 92l18-8C360 180 372 300 366 420z" fill={palm[0]} />
      <g fill={palm[1]} className={styles.leaves}>
        {LEAVES.map((leaf) => (
          <path key={leaf} d={leaf} />
        ))}
      </g>
    </svg>
  )
}
