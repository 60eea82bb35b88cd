import type { ReactNode } from 'react'
import type { CardLevel } from '../../model.ts'
import { FRAMES, type FrameLook } from './frames.ts'
import styles from './card.module.css'

interface CardFrameProps {
  readonly id: string
  readonly level: CardLevel
  /** The picture. */
  readonly children: ReactNode
}

/** The drawn part of a card: material, picture, light, badge and pores. */
export function CardFrame({ id, level, children }: CardFrameProps) {
  const look = FRAMES[level]
  const { border, isFull } = look
  const picture = {
    x: border,
    y: border,
    width: 300 - 2 * border,
    height: isFull ? 402 : 316,
    rx: isFull ? 20 : 16,
  }
  return (
    <svg className={styles.drawing} viewBox="0 0 300 420" aria-hidden="true">
      <FrameLights id={id} look={look} />
      <clipPath id={`${id}-edge`}>
        <rect width="300" height="420" rx="27" />
      </clipPath>
      <clipPath id={`${id}-window`}>
        <rect {...picture} />
      </clipPath>
      <g clipPath={`url(#${id}-edge)`}>
        {/* Larger than the card, because the pearl edge turns with the tilt. */}
        <rect
          className={isFull ? styles.pearl : undefined}
          {...(isFull ? { x: -130, y: -70, width: 560, height: 560 } : { width: 300, height: 420 })}
          fill={`url(#${id}-frame)`}
        />
        {level === 'normal' && <Grain />}
        {level === 'rare' && <Gloss id={id} />}
      </g>
      {level !== 'normal' && (
        <rect
          x="5"
          y="5"
          width="290"
          height="410"
          rx="23"
          fill="none"
          stroke="#fff"
          strokeOpacity=".55"
          strokeWidth="1.5"
        />
      )}
      <g clipPath={`url(#${id}-window)`}>
        <rect {...picture} fill={look.ground} />
        {children}
        {level !== 'normal' && (
          <g className={styles.foil}>
            <rect
              className={styles.band}
              x="-420"
              y="-60"
              width="1140"
              height="540"
              fill={`url(#${id}-foil)`}
            />
          </g>
        )}
        {isFull && <rect y="306" width="300" height="114" fill={`url(#${id}-dusk)`} />}
      </g>
      {!isFull && (
        <rect
          {...picture}
          fill="none"
          stroke={level === 'ss' ? '#fff3b8' : look.badge.colour}
          strokeOpacity={level === 'ss' ? 0.9 : 0.4}
          strokeWidth="3"
        />
      )}
      <Badge look={look} isRound={level === 'normal'} />
      <Pores count={look.pores} colour={isFull ? '#fff3a8' : look.ink} />
    </svg>
  )
}

function FrameLights({ id, look }: { id: string; look: FrameLook }) {
  // S and above have a rainbow foil, the rare one a plain gleam.
  const colours =
    look.pores > 2 ? ['#ff9ad5', '#fff3a8', '#8bf3ff', '#b79bff'] : ['#fff', '#fff', '#fff', '#fff']
  return (
    <defs>
      <linearGradient id={`${id}-frame`} x2={look.slope[0]} y2={look.slope[1]}>
        {look.material.map(([at, colour]) => (
          <stop key={at} offset={at} stopColor={colour} />
        ))}
      </linearGradient>
      <linearGradient id={`${id}-foil`} x2="1" y2=".5">
        <stop offset=".42" stopColor="#fff" stopOpacity="0" />
        {colours.map((colour, index) => (
          <stop
            key={index}
            offset={0.46 + index * 0.027}
            stopColor={colour}
            stopOpacity={look.pores > 2 ? 0.26 : 0.1}
          />
        ))}
        <stop offset=".58" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <radialGradient id={`${id}-gloss`}>
        <stop stopColor="#fff" stopOpacity=".85" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}-dusk`} x2="0" y2="1">
        <stop stopColor="#02060f" stopOpacity="0" />
        <stop offset=".55" stopColor="#02060f" stopOpacity=".78" />
        <stop offset="1" stopColor="#02060f" stopOpacity=".92" />
      </linearGradient>
    </defs>
  )
}

/** A gleam that moves along the edge of a rare card. */
const Gloss = ({ id }: { id: string }) => (
  <rect className={styles.gloss} x="-150" y="-210" width="600" height="600" fill={`url(#${id}-gloss)`} />
)

/** Driftwood: a few worn lines. */
const Grain = () => (
  <path
    d="M0 40q90 10 300-4M0 120q120-12 300 6M0 214q140 10 300-6M0 300q80-8 300 4M0 348q130 8 300-2M0 408q160-10 300-2"
    fill="none"
    stroke="#6b5230"
    strokeWidth="2"
    strokeOpacity=".22"
  />
)

/** Round for normal cards, a shield that grows with the level for the others. */
function Badge({ look, isRound }: { look: FrameLook; isRound: boolean }) {
  const { width, colour, rim, ink } = look.badge
  const half = width / 2 - 4
  const shield = `M18 26q0-8 8-8h${width - 8}q8 0 8 8v22q0 6-6 9l-${half} 12q-3 1.5-6 0l-${half}-12q-6-3-6-9z`
  return (
    <>
      {isRound ? (
        <circle cx="42" cy="42" r="23" fill={colour} stroke={rim} strokeWidth="2.5" />
      ) : (
        <path d={shield} fill={colour} stroke={rim} strokeWidth="2.5" />
      )}
      <text
        className={styles.letters}
        x={isRound ? 42 : 18 + (width + 8) / 2}
        y="51"
        textAnchor="middle"
        fill={ink}
      >
        {look.letters}
      </text>
    </>
  )
}

const Pores = ({ count, colour }: { count: number; colour: string }) => (
  <g fill={colour}>
    {Array.from({ length: count }, (_, index) => (
      <circle key={index} cx={150 + (index - (count - 1) / 2) * 12} cy="397" r="4.2" />
    ))}
  </g>
)
