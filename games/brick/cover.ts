import { coverArt, num, slab, tilted } from '#kit/game/cover.ts'
import { COLORS } from './art.ts'
import { dark, raft, tail, wall, type Draw } from './cover-pieces.ts'
import type { BrickDefinition, Kind, WallKind } from './definitions.ts'
import { REEF_PICTURES } from './reef-pictures.ts'
import { PAINTS } from './scenes/paint.ts'
import { WALL_COVERS } from './wall-covers.ts'

const reef: Draw = (art) => {
  const pieces = REEF_PICTURES[0]!.flatMap((row, y) =>
    [...row].flatMap((letter, x) =>
      letter === '.'
        ? []
        : [{ x: -8 + x * 40, y: 32 + y * 36, color: COLORS['.abcdef'.indexOf(letter)] ?? '#fff' }],
    ),
  )
  const fish = wall(pieces, 36, 24)
  return (
    tilted(-7, fish) +
    tail(196, 270, 9, 14, '#fff3d6') +
    art.ball(192, 262, 34, '#ffe9b8', '#b97a24') +
    raft(76, 340, 220, '#ffb63d')
  )
}

const volley: Draw = (art) => {
  const bricks = (
    [
      [0, 0, 9, 0],
      [1, 0, 24, 5],
      [3, 0, 7, 3],
      [0, 1, 12, 4],
      [2, 1, 5, 1],
      [3, 1, 18, 5],
      [1, 2, 3, 0],
      [4, 1, 2, 3],
    ] as const
  )
    .map(([x, y, hits, heat]) => {
      const color = ['#7bdc8b', '#34cfc2', '#5aa9f2', '#b48bf0', '#ef7fc0', '#ff7a6b'][heat]!
      return (
        slab({
          x: -24 + x * 92,
          y: -10 + y * 84,
          width: 84,
          height: 64,
          radius: 16,
          top: color,
          side: dark(color),
          depth: 12,
        }) + num(18 + x * 92, 34 + y * 84, 38, hits, '#10203c')
      )
    })
    .join('')
  const pearls = [0, 1, 2, 3]
    .map((at) => art.ball(206 + at * 26, 196 + at * 46, 17 + at, '#eaf6ff', '#6f93c4'))
    .join('')
  return tilted(6, bricks) + pearls
}

const arc = (radius: number, from: number, to: number) => {
  const at = (angle: number) =>
    `${(200 + Math.cos(angle) * radius).toFixed(0)} ${(200 + Math.sin(angle) * radius).toFixed(0)}`
  return `M${at(from)}A${radius} ${radius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}`
}

const ring: Draw = (art) => {
  const bricks = (
    [
      [82, 8, '#ff8f6b'],
      [124, 11, '#ffc24a'],
      [166, 14, '#4fd6a8'],
    ] as const
  )
    .map(([radius, count, color], index) => {
      const way = Array.from({ length: count }, (_, place) => {
        if ((place * 5 + index) % 7 === 0) return ''
        const from = ((place + index * 0.4) / count) * 6.283
        return arc(radius, from, from + 6.283 / count - 5 / radius)
      }).join('')
      return `<path d="${way}" stroke="${dark(color)}" stroke-width="34"/><path d="${way}" stroke="${color}" stroke-width="26"/>`
    })
    .join('')
  const paddle = [
    [30, '#7a4a08', 4],
    [26, '#ffb63d', 0],
  ]
    .map(
      ([wide, color, away]) =>
        `<path d="${arc(212, 0.5, 1.5)}" stroke="${color}" stroke-width="${wide}" stroke-linecap="round" transform="translate(0 ${away})"/>`,
    )
    .join('')
  return (
    `<g fill="none">${bricks}${paddle}</g>` +
    art.ball(200, 200, 46, '#ffd3ea', '#a0457d') +
    tail(262, 296, -9, -13, '#fff3d6') +
    art.ball(262, 296, 24, '#fff0c8', '#b98424')
  )
}

const tides: Draw = (art) => {
  const rows = wall(
    [1, 3, 2].flatMap((color, y) =>
      [0, 1, 2, 3, 4, 5].flatMap((x) =>
        (x * 3 + y) % 5 === 0 ? [] : [{ x: -10 + x * 74, y: 163 + y * 40, color: COLORS[color]! }],
      ),
    ),
    66,
    26,
  )
  const sea = `<path d="M0 250Q50 232 100 250T200 250T300 250T400 250V400H0Z" fill="#0d6f86" opacity=".75"/><path d="M0 330Q50 312 100 330T200 330T300 330T400 330V400H0Z" fill="#12a0ac" opacity=".5"/>`
  return (
    sea +
    tilted(-5, rows) +
    raft(60, 34, 190, '#ff9d5c') +
    raft(150, 338, 190, '#35d0d8') +
    tail(292, 118, -10, 12, '#ffe3b8') +
    art.ball(296, 108, 31, '#fff0cf', '#c07a2e')
  )
}

const digger: Draw = (art) => {
  const colors = ['#f0cd86', '#cf8a55', '#8b95a3']
  const earth = wall(
    [0, 1, 2, 3].flatMap((y) =>
      [0, 1, 2, 3, 4, 5].flatMap((x) =>
        (x === 2 || x === 3) && y < 2
          ? []
          : [
              {
                x: -30 + x * 78,
                y: 212 + y * 62,
                color: colors[(x * 7 + y * 3) % 5 === 0 ? 2 : (x + y * 2) % 2]!,
              },
            ],
      ),
    ),
    74,
    42,
  )
  const gem =
    '<path d="M150 330l26-32h48l26 32-50 56z" fill="#137d78"/><path d="M158 328l22-24h40l22 24-42 48z" fill="#3fe0cf"/><path d="M180 304l8 24 12 48 12-48 8-24z" fill="#a8fff4" opacity=".7"/>'
  return (
    raft(110, 24, 180, '#ff8f6b') +
    tilted(4, earth + gem) +
    tail(192, 216, -6, -22, '#ff8a4a') +
    art.ball(194, 222, 38, '#ff9d5e', '#8f2f10')
  )
}

const paint: Draw = (art) => {
  const bricks = wall(
    ['112233', '1.2233', '11.233', '.1.22.'].flatMap((row, y) =>
      [...row].flatMap((letter, x) =>
        letter === '.' ? [] : [{ x: -24 + x * 76, y: 12 + y * 50, color: PAINTS[Number(letter)]! }],
      ),
    ),
    70,
    34,
  )
  const pots = [1, 2, 3]
    .map((kind, at) =>
      slab({
        x: 50 + at * 100,
        y: 330,
        width: 96,
        height: 34,
        radius: 14,
        top: PAINTS[kind]!,
        side: dark(PAINTS[kind]!),
        depth: 13,
      }),
    )
    .join('')
  const splash =
    '<path d="M214 236q38-52 62-8q50-14 34 26q34 26-8 38q-14 42-46 12q-46 14-40-24q-34-22-2-44z" fill="#e06bd0" opacity=".55"/>'
  return tilted(7, bricks) + splash + pots + art.ball(254, 262, 38, '#f08be0', '#7d2a72')
}

const DRAWN: Readonly<Record<Exclude<Kind, WallKind>, Draw>> = { reef, volley, ring, tides, digger, paint }

/** A moment of play, drawn with the colours of the game. */
export function cover({ kind, slug, ground }: BrickDefinition): string {
  const art = coverArt(slug)
  const drawn =
    kind in WALL_COVERS ? WALL_COVERS[kind as WallKind](art) : DRAWN[kind as keyof typeof DRAWN](art)
  return art.ground(ground[0], ground[1], '#fff4dc', 0.34) + drawn
}
