import type { Grade } from '../model.ts'
import { motifOf, RIBS, SHELL } from './badge-shapes.ts'

/** Body, light and edge of the four metals, alike in both themes. */
const METALS: Readonly<Record<Grade, readonly [body: string, light: string, edge: string]>> = {
  easy: ['#dcc08c', '#f7e9c8', '#8a6a35'],
  medium: ['#c9794a', '#f2b48c', '#74391a'],
  hard: ['#b9c7d1', '#f3f8fb', '#5a6c79'],
  gold: ['#f2b632', '#ffe9a3', '#8a5a08'],
}

export interface BadgeArtProps {
  /** What its motif is derived from: the family or the series. */
  readonly motif: string
  readonly grade: Grade
  /** A badge not won yet is an outline. */
  readonly isLocked?: boolean
  readonly size?: number
}

/** A badge: a scallop in the metal of its grade with the mark of its family. The text beside it names it. */
export function BadgeArt({ motif, grade, isLocked = false, size = 64 }: BadgeArtProps) {
  const { path, hue } = motifOf(motif)
  const [body, light, edge] = METALS[grade]
  if (isLocked)
    return (
      <svg
        viewBox="0 0 64 64"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d={SHELL} strokeWidth="1.6" strokeDasharray="3 2.4" />
        <path d={path} strokeWidth="1" opacity=".7" />
      </svg>
    )
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <path d={SHELL} fill={body} stroke={edge} strokeWidth="2" />
      <path d={RIBS} stroke={light} strokeWidth="1.6" opacity=".75" />
      <circle cx="32" cy="35" r="13" fill={`hsl(${hue} 48% 26%)`} stroke={light} strokeWidth="1.4" />
      <path d={path} fill={light} />
    </svg>
  )
}
