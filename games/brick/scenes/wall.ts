import { fillCircle, fillRound } from '#kit/game/draw.ts'
import { candy, colorOf, crack, pane, raft, slope, specks } from '../art.ts'
import type { WallKind } from '../definitions.ts'
import { USUAL } from '../feel.ts'
import {
  FULL_CHARGE,
  GHOST_TICKS,
  gridOf,
  LAMP,
  PAD_Y,
  WALL_FIELD,
  wallRules,
  type Wall,
} from '../rules/wall.ts'
import type { Pen, Scene } from '../scene.ts'

const [WIDTH, HEIGHT] = WALL_FIELD

interface Paint {
  readonly water: readonly [string, string, string]
  readonly raft: string
  readonly ball: string
}

const PAINTS: Readonly<Record<WallKind, Paint>> = {
  queue: { water: ['#5a3f9a', '#3a2f7a', '#1c1c4a'], raft: '#ffd86b', ball: '#fff0c8' },
  weeds: { water: ['#2f7a4a', '#1c5a44', '#0c3236'], raft: '#ff9d5c', ball: '#f0ffd0' },
  ghosts: { water: ['#3a3f5a', '#272c4a', '#12142c'], raft: '#b58cff', ball: '#e6e0ff' },
  heavy: { water: ['#d98a4a', '#a8523f', '#4a2040'], raft: '#35d0d8', ball: '#ffe0b0' },
  storm: { water: ['#2f5a8a', '#1f3a6a', '#0c1838'], raft: '#ffe066', ball: '#d0f0ff' },
  tumble: { water: ['#b85a7a', '#7a3a6a', '#34184a'], raft: '#74d483', ball: '#ffe0f0' },
  march: { water: ['#1f7a8a', '#125a70', '#062c40'], raft: '#ff7a6b', ball: '#e0fff8' },
  thunder: { water: ['#4a4a7a', '#33306a', '#161238'], raft: '#3fe0cf', ball: '#fff6c0' },
}

/** Rain, weeds and the like behind the wall. */
function mood(pen: Pen, kind: WallKind) {
  pen.lineCap = 'round'
  for (let index = 0; index < 16; index++) {
    const [x, y] = [12 + ((index * 83) % (WIDTH - 24)), 250 + ((index * 131) % 230)]
    if (kind === 'storm' || kind === 'thunder') {
      pen.strokeStyle = 'rgb(190 225 255 / .14)'
      pen.lineWidth = 2
      pen.beginPath()
      pen.moveTo(x, y)
      pen.lineTo(x - 8, y + 26)
      pen.stroke()
    } else if (kind === 'weeds') {
      pen.strokeStyle = 'rgb(140 230 140 / .16)'
      pen.lineWidth = 4
      pen.beginPath()
      pen.moveTo(x, HEIGHT)
      pen.quadraticCurveTo(x + 18, y + 60, x - 6, y)
      pen.stroke()
    } else fillCircle(pen, x, y, 3 + (index % 4), 'rgb(255 255 255 / .07)')
  }
}

/** What a game's rule shows beside its bricks. */
function sign(pen: Pen, kind: WallKind, state: Wall) {
  if (kind === 'queue') {
    fillRound(pen, { x: WIDTH / 2 - 44, y: 10, width: 88, height: 28 }, 12, 'rgb(8 12 36 / .6)')
    candy(pen, { x: WIDTH / 2 - 26, y: 13, width: 52, height: 22 }, colorOf(state.wanted))
  }
  if (kind === 'thunder')
    for (let part = 0; part < FULL_CHARGE; part++) {
      const color = state.thunder > 0 || part < state.charge ? '#ffe066' : 'rgb(255 255 255 / .2)'
      fillCircle(pen, WIDTH / 2 + (part - (FULL_CHARGE - 1) / 2) * 20, HEIGHT - 10, 6, color)
    }
  if (kind === 'march') {
    pen.strokeStyle = 'rgb(255 122 107 / .7)'
    pen.lineWidth = 3
    pen.setLineDash([10, 8])
    pen.beginPath()
    pen.moveTo(8, PAD_Y - 70)
    pen.lineTo(WIDTH - 8, PAD_Y - 70)
    pen.stroke()
    pen.setLineDash([])
  }
  if (kind === 'ghosts') {
    const left = 1 - (state.tick % GHOST_TICKS) / GHOST_TICKS
    fillRound(pen, { x: 27, y: 36, width: Math.max(6, 306 * left), height: 5 }, 2.5, 'rgb(230 224 255 / .5)')
  }
}

export const wallScene = (kind: WallKind): Scene<Wall> => {
  const { water, raft: color, ball } = PAINTS[kind]
  return {
    rules: wallRules(kind),
    feel: {
      ...USUAL,
      grow: { sound: 'place', pitch: 4, sparks: ['#8fe08f'], count: 5 },
      asked: { sound: 'score', sparks: ['#ffe066', '#ffffff'], count: 20 },
    },
    grid: (state) => gridOf(kind, state),
    colorOf: (brick) => (brick === LAMP ? '#ffe066' : colorOf(brick)),
    ballColor: ({ thunder }) => (thunder > 0 ? '#ffd040' : ball),
    brick(pen, box, { kind: brick, hits }) {
      if (kind === 'ghosts' && hits > 1) return fillRound(pen, box, 6, 'rgb(230 224 255 / .12)')
      candy(pen, box, brick === LAMP ? '#5a4a7a' : colorOf(brick))
      if (brick === LAMP) fillCircle(pen, box.x + box.width / 2, box.y + box.height * 0.42, 6, '#ffe9a0')
      if (kind === 'queue' && hits < 3) crack(pen, box)
      if (kind === 'thunder' && hits > 1)
        fillRound(
          pen,
          { x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height - 10 },
          4,
          'rgb(255 255 255 / .45)',
        )
    },
    backdrop(pen, look) {
      specks(pen, look, { count: 40, color: '#ffffff', seed: 1500 + kind.length })
      pane(pen, WALL_FIELD, slope(pen, HEIGHT, ...water))
      mood(pen, kind)
    },
    under: (pen, state) => sign(pen, kind, state),
    over(pen, state, { dip }) {
      raft(pen, { x: state.pad, y: PAD_Y, half: state.half, color, dip })
    },
    coach: [
      { x: 110, y: 420 },
      { x: 260, y: 420 },
      { x: 150, y: 420 },
    ],
  }
}
