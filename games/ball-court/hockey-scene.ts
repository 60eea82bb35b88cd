import { fillCircle, fillRound, strokeRound } from '#kit/game/draw.ts'
import { drawTrail, mallet, shadow } from './art.ts'
import { GOAL_HALF, handTo, HEIGHT, MALLET, PUCK, WIDTH, type Hockey } from './hockey.ts'
import type { Hand, Pen, Scene, Show } from './scene.ts'

const RIM = 16
const KEY_REACH = 60
/** The mallet is kept ahead of the finger, which would cover it. */
const AHEAD = 26
const RIVALS = ['#FF5D73', '#FF8A3D', '#B57BFF'] as const

function input({ hand }: Hockey, { held, steer }: Hand): number {
  if (held) return handTo({ x: held.at.x, y: held.at.y - AHEAD })
  if (steer.x === 0 && steer.y === 0) return 0
  return handTo({ x: hand.x + steer.x * KEY_REACH * 0.16, y: hand.y + steer.y * KEY_REACH * 0.16 })
}

function backdrop(pen: Pen) {
  const rim = { x: -RIM, y: -RIM, width: WIDTH + RIM * 2, height: HEIGHT + RIM * 2 }
  fillRound(pen, { ...rim, y: rim.y + 8 }, 40, 'rgb(6 2 40 / .55)')
  fillRound(pen, rim, 38, '#F4B24A')
  fillRound(
    pen,
    { ...rim, x: rim.x + 3, y: rim.y + 3, width: rim.width - 6, height: rim.height - 6 },
    36,
    '#C97A1E',
  )
  const ice = pen.createLinearGradient(0, 0, WIDTH, HEIGHT)
  ice.addColorStop(0, '#F2FCFF')
  ice.addColorStop(0.5, '#CFF1FA')
  ice.addColorStop(1, '#9BDDEE')
  fillRound(pen, { x: 0, y: 0, width: WIDTH, height: HEIGHT }, 12, ice)
  pen.fillStyle = 'rgb(30 90 140 / .13)'
  for (let y = 20; y < HEIGHT; y += 24)
    for (let x = 12; x < WIDTH; x += 24) fillCircle(pen, x, y, 1.6, 'rgb(30 90 140 / .2)')
  lines(pen)
  for (const [y, paint] of [
    [-RIM, '#FF5D73'],
    [HEIGHT, '#2FB8FF'],
  ] as const) {
    fillRound(pen, { x: WIDTH / 2 - GOAL_HALF, y, width: GOAL_HALF * 2, height: RIM }, 3, '#22104E')
    fillRound(
      pen,
      { x: WIDTH / 2 - GOAL_HALF, y: y === HEIGHT ? y + RIM - 4 : y, width: GOAL_HALF * 2, height: 4 },
      2,
      paint,
    )
  }
}

function lines(pen: Pen) {
  pen.lineWidth = 5
  pen.strokeStyle = '#FF7A90'
  pen.beginPath()
  pen.moveTo(0, HEIGHT / 2)
  pen.lineTo(WIDTH, HEIGHT / 2)
  pen.stroke()
  pen.beginPath()
  pen.arc(WIDTH / 2, HEIGHT / 2, 54, 0, 2 * Math.PI)
  pen.fillStyle = 'rgb(255 255 255 / .5)'
  pen.fill()
  pen.stroke()
  pen.strokeStyle = '#4AA8E8'
  for (const y of [0, HEIGHT]) {
    pen.beginPath()
    pen.arc(WIDTH / 2, y, GOAL_HALF + 16, y === 0 ? 0 : Math.PI, y === 0 ? Math.PI : 2 * Math.PI)
    pen.stroke()
  }
  strokeRound(pen, { x: 2, y: 2, width: WIDTH - 4, height: HEIGHT - 4 }, 10, 'rgb(255 255 255 / .7)', 3)
}

function draw(pen: Pen, state: Hockey, show: Show) {
  const { puck, hand, rival, round, pause } = state
  if (show.cheer > 0) {
    strokeRound(
      pen,
      { x: -RIM / 2, y: -RIM / 2, width: WIDTH + RIM, height: HEIGHT + RIM },
      30,
      `rgb(255 245 190 / ${show.cheer})`,
      RIM * 0.7,
    )
  }
  drawTrail(pen, show, PUCK, '40 30 120')
  const pop = pause > 30 ? 1 + (pause - 30) / 26 : 1
  shadow(pen, { x: puck.x + 3, y: puck.y + 4 }, PUCK * pop, 0.4)
  fillCircle(pen, puck.x, puck.y + 3, PUCK * pop, '#120A3C')
  fillCircle(pen, puck.x, puck.y, PUCK * pop, '#33237E')
  fillCircle(pen, puck.x, puck.y, PUCK * pop * 0.68, '#FFD54A')
  fillCircle(pen, puck.x, puck.y, PUCK * pop * 0.42, '#33237E')
  mallet(pen, rival, MALLET, RIVALS[round % 3]!)
  mallet(pen, hand, MALLET, '#16A8F0')
}

export const hockeyScene: Scene<Hockey> = {
  left: -RIM - 2,
  top: -RIM - 2,
  width: WIDTH + RIM * 2 + 4,
  height: HEIGHT + RIM * 2 + 8,
  turns: true,
  backdrop,
  stamp: () => '',
  draw,
  input,
  finger: ({ puck, hand }) => [
    { x: hand.x, y: hand.y + AHEAD },
    { x: puck.x, y: puck.y + AHEAD + PUCK },
  ],
  runner: ({ puck, pause }) => (pause > 0 ? undefined : puck),
  isSlow: ({ puck, mine, theirs }) =>
    (mine === 2 && puck.vy < -6 && puck.y < 120) || (theirs === 2 && puck.vy > 6 && puck.y > HEIGHT - 110),
  counters: ({ mine, theirs, round }) => [
    ['score', `${mine} : ${theirs}`],
    ['round', `${round + 1} / 3`],
  ],
  mark: { x: 0, y: 0 },
  reactions: {
    wall: { sound: 'bounce', pitch: 3 },
    hit: { sound: 'hit', colors: ['#FFFFFF', '#BFEFFF'], count: 6 },
    goal: { sound: 'score', rise: 'goal', quake: 6, count: 40, happy: 0.6, say: 'goal' },
    conceded: {
      sound: 'bad',
      quake: 8,
      colors: ['#FF5D73', '#B3203A'],
      count: 22,
      rise: 'conceded',
      color: '#FF9AA8',
      say: 'conceded',
    },
  },
}
