import type { Brush } from '#kit/game/micro/brush.ts'
import { CELL } from './ground.ts'
import { rangeOf } from './pieces.ts'
import type { DefenceSim } from './sim.ts'
import { LOOP_ROOM, RIDE_TICKS } from './step.ts'
import { isDark, type Force, type Tower } from './world.ts'

export const MARKS: Readonly<Record<Force, string>> = {
  water: '#55b4ff',
  frost: '#dff6ff',
  fire: '#ff8a3d',
  spark: '#d8b0ff',
}

/** Drawn position of a tower in cells: on the railway between two places. */
export function rideOf(
  { board, rules, world }: DefenceSim,
  { cell }: Tower,
): { readonly x: number; readonly y: number } {
  const [x, y] = [board.x[cell]!, board.y[cell]!]
  if (!rules.isRailed || world.way === 0) return { x, y }
  const index = board.sites.indexOf(cell)
  const next = board.sites[(index + world.way + board.sites.length) % board.sites.length]!
  const k = world.ride / RIDE_TICKS
  return { x: x + (board.x[next]! - x) * k, y: y + (board.y[next]! - y) * k }
}

/** Locks: a gate, an arrow in its direction, and the fill level of the loop. */
export function drawLocks(brush: Brush, { board, world }: DefenceSim) {
  for (const [index, { cell, loop }] of board.locks.entries()) {
    const [x, y] = [board.x[cell]! * CELL, board.y[cell]! * CELL]
    const isOpen = (world.lever & (1 << index)) !== 0
    const side = board.x[loop[0]!]! < board.x[cell]! ? Math.PI : 0
    brush.puck(x, y, 16, isOpen ? '#3fe0cf' : '#8795b5', 4)
    brush.at(x, y, isOpen ? side : Math.PI / 2, () => {
      brush.line([-8, 0, 7, 0], 4, '#0f2a3a')
      brush.line([1, -6, 8, 0, 1, 6], 4, '#0f2a3a')
    })
    const inside = world.foes.filter((foe) => loop.includes(foe.cell)).length
    const [boxX, boxY] = [
      board.x[loop[Math.floor(loop.length / 2)]!]! * CELL,
      board.y[loop[0]!]! * CELL + 1.5 * CELL,
    ]
    const from = boxX + (side === 0 ? -CELL * 1.4 : CELL * 0.5)
    for (let dot = 0; dot < LOOP_ROOM; dot++)
      brush.disc(
        from + (dot % 4) * 10,
        boxY + Math.floor(dot / 4) * 10,
        3.6,
        dot < inside ? '#ff7a6b' : '#ffffff',
        dot < inside ? 1 : 0.4,
      )
  }
}

export function drawDrops(brush: Brush, { world }: DefenceSim, seconds: number) {
  for (const { x, y, left } of world.drops) {
    // Coins blink before they disappear.
    if (left < 180 && Math.floor(left / 12) % 2 === 0) continue
    const bob = Math.sin(seconds * 5 + x * 3) * 2
    brush.disc(x * CELL, y * CELL + 7, 6, '#06202a', 0.25)
    brush.disc(x * CELL, y * CELL + bob, 6.6, '#b8802a')
    brush.disc(x * CELL, y * CELL - 1.4 + bob, 6.2, '#ffd85a')
    brush.disc(x * CELL - 2, y * CELL - 3 + bob, 1.8, '#fff4c4')
  }
}

export function drawHero(brush: Brush, { world: { hero } }: DefenceSim, seconds: number) {
  const isWalking = hero.x !== hero.toX || hero.y !== hero.toY
  const step = isWalking ? Math.sin(seconds * 14) * 4 : 0
  const [x, y] = [hero.x * CELL, hero.y * CELL]
  if (isWalking) brush.ring(hero.toX * CELL, hero.toY * CELL, 10, 2, '#ffffff', 0.6)
  brush.disc(x, y + 12, 13, '#06202a', 0.28)
  brush.line([x - 4, y + 4, x - 5 + step, y + 12], 4.4, '#e0a878')
  brush.line([x + 4, y + 4, x + 5 - step, y + 12], 4.4, '#e0a878')
  brush.round(x - 9, y - 10, 18, 17, 6, '#2f6fb0')
  brush.disc(x, y - 15, 8, '#f0c8a0')
  brush.disc(x - 3, y - 15, 1.4, '#101c38')
  brush.disc(x + 3, y - 15, 1.4, '#101c38')
  brush.shape([x - 13, y - 18, x + 13, y - 18, x + 7, y - 27, x - 7, y - 27], '#c2452f')
  // The oar is raised between blows.
  brush.at(x + 10, y - 6, hero.wait > 14 ? 1.1 : -0.5, () => {
    brush.line([0, 6, 0, -16], 3.4, '#a8693c')
    brush.leaf(0, -20, 14, 8, '#c98a52', -Math.PI / 2)
  })
}

/** Darkness with holes where towers see. */
export function drawDark(pen: CanvasRenderingContext2D, sim: DefenceSim) {
  if (!isDark(sim)) return
  const { board, world, rules } = sim
  const edge = 10
  pen.beginPath()
  pen.rect(-edge, -edge, board.width * CELL + 2 * edge, board.height * CELL + 2 * edge)
  pen.fillStyle = 'rgb(6 8 34 / .58)'
  pen.fill()
  pen.globalCompositeOperation = 'lighter'
  for (const { cell, kind, level } of world.towers) {
    const own = rules.towers[kind]!
    const isLamp = own.effect === 'light'
    const reach = (isLamp ? rangeOf(own, level) : 0.7) * CELL
    const [x, y] = [board.x[cell]! * CELL, board.y[cell]! * CELL]
    for (const [share, alpha] of isLamp
      ? ([
          [1, 0.13],
          [0.7, 0.1],
          [0.4, 0.1],
        ] as const)
      : ([[1, 0.06]] as const)) {
      pen.beginPath()
      pen.arc(x, y, reach * share, 0, 7)
      pen.fillStyle = `rgb(255 190 96 / ${alpha})`
      pen.fill()
    }
  }
  pen.globalCompositeOperation = 'source-over'
}
