import { fillCircle, fillRound, write } from '#kit/game/draw.ts'
import { FARTHEST, type Clock } from '../kinds/clock.ts'
import { aimOf, forceOf, HOUSE, START_Y, STONE, type Curl } from '../kinds/curl.ts'
import { HOP_TICKS, LANES, laneY, logsOf, type Frog } from '../kinds/frog.ts'
import { MARK_SIZE, RELOAD, SLING_WANTED, SLING_X, SLING_Y, type Mark, type Sling } from '../kinds/sling.ts'
import { buoyOf, TOP, TREES, WATER, type Swing } from '../kinds/swing.ts'
import { SEATS, SIDE, sideOf } from '../yard.ts'
import {
  backdrop,
  bar,
  COLORS,
  DARK,
  ellipse,
  islander,
  line,
  palm,
  strew,
  waves,
  type Pen,
  type Scene,
} from './scene.ts'

export const swingScene: Scene<Swing> = {
  still(pen) {
    backdrop(pen, '#9fe0f0', '#e8fbf4', 0, 330)
    for (const seat of SEATS) {
      const x = TREES[seat]
      const out = seat === 0 ? -1 : 1
      fillRound(pen, { x: x + out * 34 - 16, y: 30, width: 32, height: 320 }, 12, '#7a4a22')
      line(pen, [x + out * 34, 52, x, TOP - 4], 16, '#7a4a22')
      for (let leaf = 0; leaf < 5; leaf++)
        ellipse(
          pen,
          x + out * (10 + leaf * 14),
          34 + (leaf % 2) * 14,
          30,
          15,
          leaf % 2 ? '#2f8f4a' : '#3fae5c',
        )
    }
  },
  draw(pen, bout, { seconds, calm }) {
    waves(pen, WATER + 8, calm ? 0 : seconds, '#4fb8d8')
    for (const seat of SEATS) {
      const x = buoyOf(bout, seat)
      const bob = calm ? 0 : Math.sin(seconds * 3 + seat) * 3
      ellipse(pen, x, WATER + 16 + bob, 26, 8, 'rgb(255 255 255 / .6)')
      fillCircle(pen, x, WATER + 6 + bob, 15, DARK[seat])
      fillCircle(pen, x, WATER + 3 + bob, 15, COLORS[seat])
      fillRound(pen, { x: x - 3, y: WATER - 34 + bob, width: 6, height: 26 }, 3, '#ffffff')
    }
    for (const seat of SEATS) {
      const [x, y] = [bout.x[seat], bout.y[seat]]
      if (bout.phase[seat] === 0) line(pen, [TREES[seat], TOP, x, y], 5, '#4f8a34')
      if (bout.phase[seat] === 2) {
        ellipse(pen, x, y + 12, 34, 9, 'rgb(255 255 255 / .7)')
        islander(pen, x, y + 26, 24, seat, { eyeY: -0.4 })
        continue
      }
      const lean = bout.phase[seat] === 1 ? bout.vx[seat] * 0.1 : (x - TREES[seat]) * 0.006
      islander(pen, x, y + 30, 25, seat, { lean, eyeY: bout.phase[seat] === 1 ? 0.8 : 0 })
    }
    waves(pen, WATER + 34, calm ? 0 : seconds + 1.3, 'rgb(31 122 152 / .85)')
  },
}

function drawMark(pen: Pen, { x, y, kind, pace }: Mark, seconds: number) {
  if (kind === 2) {
    const wing = Math.sin(seconds * 10 + x * 0.05) * 12
    line(pen, [x - 26, y - wing, x - 8, y, x + 8, y, x + 26, y - wing], 7, '#ffffff')
    ellipse(pen, x, y + 2, 15, 9, '#f4f8ff')
    fillCircle(pen, x + Math.sign(pace) * 13, y - 3, 7, '#ffffff')
    line(pen, [x + Math.sign(pace) * 19, y - 2, x + Math.sign(pace) * 27, y], 4, '#ff9a2e')
    return
  }
  line(pen, [x, 24, x, y - MARK_SIZE], 2, 'rgb(90 60 30 / .5)')
  fillCircle(pen, x, y + 3, MARK_SIZE, kind === 1 ? '#a86a00' : '#3a1c0a')
  fillCircle(pen, x, y, MARK_SIZE, kind === 1 ? '#ffd23e' : '#8a5a2c')
  for (const [dx, dy] of [
    [-5, -4],
    [5, -4],
    [0, 4],
  ] as const)
    fillCircle(pen, x + dx, y + dy, 2.8, kind === 1 ? '#a86a00' : '#2a1206')
}

export const slingScene: Scene<Sling> = {
  still(pen) {
    backdrop(pen, '#7cc4f4', '#dff4fa', 0, 320)
    backdrop(pen, '#f2dba0', '#c99a55', 312, SIDE)
    line(pen, [0, 24, SIDE, 24], 4, '#8a6a3a')
    ellipse(pen, 90, 250, 60, 14, 'rgb(255 255 255 / .6)')
    ellipse(pen, 320, 220, 50, 12, 'rgb(255 255 255 / .6)')
    palm(pen, 20, 330, 1, 1)
    palm(pen, 384, 330, 1, -1)
  },
  draw(pen, bout, { seconds, calm }) {
    for (const seat of SEATS)
      for (let y = 60; y < SLING_Y - 30; y += 26)
        fillCircle(pen, SLING_X[seat], y, 1.8, 'rgb(255 255 255 / .65)')
    for (const mark of bout.marks) drawMark(pen, mark, calm ? 0 : seconds)
    for (const { seat, x, y } of bout.stones) {
      fillCircle(pen, x, y + 2, 8, DARK[seat])
      fillCircle(pen, x, y, 8, COLORS[seat])
    }
    for (const seat of SEATS) {
      const x = SLING_X[seat]
      const loaded = 1 - bout.reload[seat] / RELOAD
      islander(pen, x + (seat === 0 ? -44 : 44), 382, 32, seat, { eyeY: -0.8, eyeX: seat === 0 ? 0.4 : -0.4 })
      line(pen, [x, 384, x, 356, x - 15, SLING_Y - 4], 8, '#7a4a22')
      line(pen, [x, 356, x + 15, SLING_Y - 4], 8, '#7a4a22')
      line(pen, [x - 15, SLING_Y - 2, x, SLING_Y + 16 * loaded, x + 15, SLING_Y - 2], 4, '#3a2010')
      if (loaded >= 1) fillCircle(pen, x, SLING_Y + 12, 8, COLORS[seat])
      bar(pen, seat === 0 ? 16 : 284, 42, 100, bout.points[seat] / SLING_WANTED, COLORS[seat])
    }
  },
}

export const curlScene: Scene<Curl> = {
  still(pen) {
    backdrop(pen, '#5fc0d0', '#2f8fb0')
    fillRound(pen, { x: 36, y: 18, width: 328, height: 372 }, 30, '#b88a4a')
    fillRound(pen, { x: 42, y: 22, width: 316, height: 362 }, 26, '#f2dba4')
    strew(pen, 'rgb(160 110 50 / .22)', 40, 380, false)
    for (const [radius, color] of [
      [84, '#4fb8d8'],
      [60, '#f8ecc8'],
      [38, '#ff8a5a'],
      [14, '#fff8e4'],
    ] as const)
      fillCircle(pen, HOUSE.x, HOUSE.y, radius, color)
    line(pen, [60, 330, 340, 330], 3, 'rgb(160 110 50 / .4)')
  },
  draw(pen, bout) {
    for (const { seat, x, y } of bout.stones) drawStone(pen, x, y, seat)
    for (const seat of SEATS) {
      const left = Math.max(0, 3 - bout.stones.filter((stone) => stone.seat === seat).length)
      for (let stone = 0; stone < left; stone++)
        if (bout.thrown < 6) drawStone(pen, seat === 0 ? 70 : 330, 376 - stone * 14, seat, 0.6)
    }
    if (bout.stage === 'slide' || bout.winner >= 0) return
    drawStone(pen, HOUSE.x, START_Y, bout.turn)
    const aim = aimOf(bout)
    const length = bout.stage === 'force' ? 60 + forceOf(bout) * 110 : 120
    const tip = [HOUSE.x + aim * length, START_Y - Math.sqrt(1 - aim * aim) * length] as const
    line(pen, [HOUSE.x, START_Y - 18, ...tip], 7, 'rgb(3 14 24 / .35)')
    line(pen, [HOUSE.x, START_Y - 18, ...tip], 4, COLORS[bout.turn])
    fillCircle(pen, tip[0], tip[1], 7, '#ffffff')
    if (bout.stage === 'force') bar(pen, 140, 384, 120, forceOf(bout), COLORS[bout.turn])
  },
}

function drawStone(pen: Pen, x: number, y: number, seat: 0 | 1, size = 1) {
  fillCircle(pen, x + 2, y + 5 * size, STONE * size, 'rgb(60 30 10 / .35)')
  fillCircle(pen, x, y, STONE * size, '#5a3416')
  fillCircle(pen, x, y - 1, (STONE - 3) * size, '#8a5a2c')
  fillCircle(pen, x, y - 1, 7 * size, COLORS[seat])
}

export const clockScene: Scene<Clock> = {
  still(pen) {
    backdrop(pen, '#d8c8f0', '#a088c8')
    strew(pen, 'rgb(255 255 255 / .25)', 280, 390, true)
    fillCircle(pen, 200, 186, 138, '#5a4a7a')
    fillCircle(pen, 200, 176, 138, '#c8b08a')
    fillCircle(pen, 200, 176, 118, '#efe0bc')
    for (let hour = 0; hour < 12; hour++) {
      const [dx, dy] = [Math.sin((hour * Math.PI) / 6), -Math.cos((hour * Math.PI) / 6)]
      line(
        pen,
        [200 + dx * 98, 176 + dy * 98, 200 + dx * 110, 176 + dy * 110],
        hour % 3 === 0 ? 7 : 4,
        '#8a6a3a',
      )
    }
  },
  draw(pen, bout, { seconds, calm }) {
    const tip = (ticks: number, far: number) => {
      const angle = (ticks / bout.period) * 2 * Math.PI
      return [200 + Math.sin(angle) * far, 176 - Math.cos(angle) * far] as const
    }
    const [markX, markY] = tip(bout.mark, 128)
    fillCircle(pen, markX, markY, 14, '#8a1c10')
    fillCircle(pen, markX, markY - 2, 13, '#ff5d3c')
    // Rounds of the hand before the mark counts.
    const rounds = Math.floor(bout.mark / bout.period) - Math.floor(Math.min(bout.t, bout.mist) / bout.period)
    for (let round = 0; round < Math.max(0, rounds); round++)
      fillCircle(pen, 200 - (rounds - 1) * 9 + round * 18, 232, 6, '#b85a3c')
    const isDone = bout.winner >= 0
    if (bout.t < bout.mist || isDone) line(pen, [200, 176, ...tip(bout.t, 92)], 9, '#4a3a5a')
    else {
      const drift = calm ? 0 : seconds
      for (let cloud = 0; cloud < 7; cloud++)
        fillCircle(
          pen,
          200 + Math.cos(cloud * 0.9 + drift * 0.3) * 62,
          176 + Math.sin(cloud * 0.9 + drift * 0.3) * 58,
          50,
          'rgb(236 230 250 / .8)',
        )
    }
    fillCircle(pen, 200, 176, 12, '#8a6a3a')
    for (const seat of SEATS) {
      const stopped = bout.stopped[seat]
      islander(pen, sideOf(seat), 386, 34, seat, { eyeY: -0.9, squash: stopped > 0 ? 0.92 : 1 })
      if (!isDone || stopped === 0) continue
      const [x, y] = tip(stopped, 106)
      line(pen, [200, 176, x, y], 5, COLORS[seat])
      const miss = Math.min(FARTHEST, Math.abs(stopped - bout.mark)) / FARTHEST
      bar(pen, sideOf(seat) - 50, 300, 100, 1 - miss, COLORS[seat])
    }
  },
}

export const frogScene: Scene<Frog> = {
  still(pen) {
    backdrop(pen, '#6fc8e0', '#2f8fb8')
    backdrop(pen, '#a8dc7a', '#7ab850', 0, laneY(LANES) - 22)
    backdrop(pen, '#e8cf98', '#c99a55', laneY(0) - 20, SIDE)
    strew(pen, 'rgb(40 100 30 / .4)', 44, 74, true)
    pen.strokeStyle = 'rgb(255 255 255 / .28)'
    pen.lineWidth = 3
    for (let lane = 1; lane <= LANES; lane++)
      for (let ripple = 0; ripple < 5; ripple++) {
        const x = ((ripple * 90 + lane * 37) % SIDE) - 10
        pen.beginPath()
        pen.moveTo(x, laneY(lane) + 20)
        pen.quadraticCurveTo(x + 14, laneY(lane) + 14, x + 28, laneY(lane) + 20)
        pen.stroke()
      }
  },
  draw(pen, bout) {
    for (const [index, lane] of bout.lanes.entries()) {
      const y = laneY(index + 1)
      for (const left of logsOf(lane, bout.t)) {
        if (left > 420 || left + lane.length < -20) continue
        fillRound(pen, { x: left, y: y - 9, width: lane.length, height: 28 }, 14, '#5a3416')
        fillRound(pen, { x: left, y: y - 13, width: lane.length, height: 26 }, 13, '#a8703a')
        fillRound(pen, { x: left + 12, y: y - 9, width: lane.length - 30, height: 5 }, 2.5, '#c98f54')
        ellipse(pen, left + lane.length - 8, y, 6, 10, '#e0b070')
      }
    }
    for (const seat of SEATS) {
      if (bout.wet[seat] > 24) continue
      const hop = bout.hop[seat] / HOP_TICKS
      const lane = bout.lane[seat] - hop
      const y = laneY(lane) + 12 - Math.sin(hop * Math.PI) * 26
      islander(pen, bout.x[seat], y, 19, seat, { eyeX: 0, eyeY: -0.8, squash: hop > 0 ? 1.1 : 1 })
    }
    write(pen, '★', 200, laneY(LANES + 1) + 2, { size: 20, color: '#fff6c8', weight: 800 })
  },
}
