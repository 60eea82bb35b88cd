import { coverArt } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import { boards } from './cover-boards.ts'
import { boards as laterBoards } from './cover-later.ts'
import { withTiles } from './cover-tiles.ts'
import type { WordsDefinition } from './definitions.ts'
import type { ModeName } from './modes.ts'

const allBoards: Readonly<Record<ModeName, () => string>> = { ...boards, ...laterBoards }

/** The game's board, near and tilted, with one of its pictured things in front. */
export function cover({ slug, mode, ground: [glow, deep] }: WordsDefinition): string {
  const art = coverArt(slug)
  const board = withTiles(allBoards[mode](), slug)
  return `${art.ground(shade(glow, 0.08), deep, '#ffe9b8', 0.35)}${board}`.replace(/\d+\.\d{2,}/g, (digits) =>
    String(Math.round(Number(digits) * 10) / 10),
  )
}
