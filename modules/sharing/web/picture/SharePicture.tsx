import type { ReactNode } from 'react'
import { BRAND_AMBER, BRAND_LAGOON } from '#kit/brand/brand.ts'
import { Face } from '#kit/ui/Avatar.tsx'
import { Coconut } from '#kit/ui/Coconut.tsx'
import { Islet } from '#kit/ui/Islet.tsx'

/** The recommended size of preview images (Open Graph). */
export const PICTURE = { width: 1200, height: 630 } as const

const STARS =
  'M60 80h0M150 40h0M250 130h0M330 60h0M430 110h0M520 36h0M610 90h0M700 150h0M790 50h0M880 110h0M980 40h0M1070 130h0M1150 70h0M90 220h0M200 290h0M390 240h0M560 220h0M860 240h0M1120 260h0'
const GLINTS =
  'M40 520h110M230 560h90M360 500h70M480 590h140M650 540h90M800 575h120M960 520h80M1060 590h110M120 604h80'

interface PlacedProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly turn?: number
  readonly children: ReactNode
}

/** A nested drawing at a place of the picture. */
const Placed = ({ x, y, width, height, turn = 0, children }: PlacedProps) => (
  <g transform={`rotate(${turn} ${x + width / 2} ${y + height / 2})`}>
    <svg x={x} y={y} width={width} height={height}>
      {children}
    </svg>
  </g>
)

const Night = () => (
  <>
    <linearGradient id="sky" x2="0" y2="1">
      <stop stopColor="#071422" />
      <stop offset=".55" stopColor="#0d3550" />
      <stop offset="1" stopColor="#1c6e7e" />
    </linearGradient>
    <linearGradient id="sea" x2="0" y2="1">
      <stop stopColor="#13566b" />
      <stop offset="1" stopColor="#071b28" />
    </linearGradient>
    <radialGradient id="halo">
      <stop stopColor="#fff3c4" stopOpacity=".45" />
      <stop offset="1" stopColor="#fff3c4" stopOpacity="0" />
    </radialGradient>
    <rect width="1200" height="470" fill="url(#sky)" />
    <path d={STARS} stroke="#e9f7f5" strokeWidth="4" strokeLinecap="round" opacity=".7" />
    <path
      d="M0 470V420Q150 360 300 410T560 440L660 470zM1200 470V400Q1060 350 900 408T700 452L640 470z"
      fill="#0f3f55"
    />
    <rect y="468" width="1200" height="162" fill="url(#sea)" />
    <path d={GLINTS} stroke="#8bf3e8" strokeWidth="4" strokeLinecap="round" opacity=".35" />
  </>
)

export interface SharePictureProps {
  readonly kind: 'invite' | 'card' | 'sell' | 'page'
  /** The avatar of the player who shares. */
  readonly avatar: number | undefined
  /** The card, drawn. */
  readonly card: ReactNode
  /** The light of the card's level. */
  readonly light: string
}

/** The preview image of a shared page: no text, so that it fits every language and needs no font. */
export const SharePicture = ({ kind, avatar, card, light }: SharePictureProps) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width={PICTURE.width}
    height={PICTURE.height}
    viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
  >
    <Night />
    {card ? (
      <Shown light={light} isOffer={kind === 'sell'}>
        {card}
      </Shown>
    ) : (
      <circle cx="830" cy="128" r="58" fill="#fff3d6" />
    )}
    <Placed
      x={card ? 640 : avatar === undefined ? 260 : 470}
      y={card ? 236 : 120}
      width={card ? 500 : 680}
      height={card ? 332 : 452}
    >
      <Islet isLit />
    </Placed>
    {avatar !== undefined && <Sharer face={avatar} isBeside={!!card} />}
  </svg>
)

const Shown = ({ light, isOffer, children }: { light: string; isOffer: boolean; children: ReactNode }) => (
  <>
    <radialGradient id="light">
      <stop stopColor={light} stopOpacity=".6" />
      <stop offset="1" stopColor={light} stopOpacity="0" />
    </radialGradient>
    <ellipse cx="330" cy="315" rx="420" ry="380" fill="url(#light)" />
    <ellipse cx="345" cy="588" rx="190" ry="20" fill="#02080d" opacity=".5" />
    <Placed x={148} y={48} width={370} height={518} turn={-5}>
      {children}
    </Placed>
    {isOffer && (
      <g transform="translate(516 452)">
        <circle r="62" fill={BRAND_LAGOON} />
        <path
          d="M-30 -12h58l-16 -16M30 14h-58l16 16"
          fill="none"
          stroke="#032420"
          strokeWidth="11"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    )}
  </>
)

/** The sharing player, beside a coconut if it is an invitation. */
const Sharer = ({ face, isBeside }: { face: number; isBeside: boolean }) => {
  const [x, y, radius] = isBeside ? [1080, 118, 72] : [270, 290, 150]
  return (
    <>
      <clipPath id="round">
        <circle cx={x} cy={y} r={radius} />
      </clipPath>
      <circle cx={x} cy={y} r={radius + 14} fill="#071422" opacity=".55" />
      <circle cx={x} cy={y} r={radius + 9} fill="none" stroke={BRAND_AMBER} strokeWidth="8" />
      <g clipPath="url(#round)">
        <Placed x={x - radius} y={y - radius} width={radius * 2} height={radius * 2}>
          <Face index={face} />
        </Placed>
      </g>
      {!isBeside && (
        <Placed x={350} y={350} width={150} height={150}>
          <Coconut />
        </Placed>
      )}
    </>
  )
}
