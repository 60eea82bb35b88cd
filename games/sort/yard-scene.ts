import { inside } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { handsOn } from '#kit/game/table-top/targets.ts'
import type { SoundName } from '#kit/game/contract.ts'
import type { SortDefinition } from './definitions.ts'
import { drawHintArc } from './hint-arc.ts'
import type { Move } from './move.ts'
import { codesOf, fromOf, middleOf, toOf } from './yard-look.ts'
import { yardLooks } from './yard-looks.ts'
import { yardMotion } from './yard-motion.ts'
import { isLegal } from './yard-rules.ts'
import { yards } from './yard-board.ts'
import type { YardGame, YardState } from './yard-state.ts'

const HINT_SECONDS = 2.2
const NO_SECONDS = 0.4
/** Widths of a piece that the chosen ones rise. */
const RISE = 0.22
/** What each part of a move sounds like; parts not named here are plain moves. */
const SOUNDS: Readonly<Record<string, SoundName>> = {
  sold: 'score',
  tied: 'score',
  load: 'coin',
  sail: 'boost',
  wait: 'tap',
  turn: 'flip',
  pull: 'move',
  shunt: 'move',
}
const JOYS: ReadonlySet<string> = new Set(['sold', 'tied', 'load', 'sail'])

/** Pieces that are taken from one place and given to another; `yardLooks` says how each game looks. */
export function yardScene(
  tools: SceneTools<SortDefinition, YardState, Move>,
  game: YardGame,
): Scene<YardState, Move> {
  const { host } = tools.context
  const look = yardLooks[game]
  const motion = yardMotion(() => tools.effects)
  let size: StageSize = { width: 1, height: 1 }
  /** The board whose ground is seen: parts of a move are shown one after the other. */
  let seen: YardState = tools.state()
  let chosen: number | undefined
  let pressed: { readonly code: number; readonly isNew: boolean } | undefined
  let pull: Point = { x: 0, y: 0 }
  let shaking: { readonly piece: readonly number[]; k: number } | undefined
  let pointing: { readonly move: Move; k: number } | undefined

  const targets = () => look.targets(size, tools.state())
  const boxOf = (code: number) => targets().find((target) => target.code === code)?.box
  const spotOf = (code: number): readonly Point[] => {
    const box = boxOf(code)
    return box ? [middleOf(box)] : []
  }
  const lifted = (from: number | undefined) =>
    from === undefined ? [] : (look.lifted?.(tools.state(), from) ?? [])

  function refuse(code: number) {
    host.sound('bad')
    const from = fromOf(look, tools.state(), code)
    const current = { piece: lifted(from), k: 0 }
    shaking = current
    tools.effects.tween(NO_SECONDS, (k) => (current.k = k), {
      done: () => shaking === current && (shaking = undefined),
    })
  }

  function choose(code: number) {
    const from = fromOf(look, tools.state(), code)
    if (from === undefined || !yards[game].legal(tools.state()).some((move) => move[0] === from))
      return refuse(code)
    chosen = from
    pressed = { code, isNew: true }
    host.sound('tap', 5)
    tools.redraw()
  }

  function press(code: number) {
    const state = tools.state()
    pressed = { code, isNew: false }
    if (look.taps === 1) {
      const move: Move = [code, 0]
      return isLegal(yards[game], state, move) ? tools.send(move) : refuse(code)
    }
    if (chosen === undefined) return choose(code)
    const to = toOf(look, state, code)
    const move: Move | undefined = to === undefined ? undefined : [chosen, to]
    if (move && isLegal(yards[game], state, move)) {
      chosen = undefined
      return tools.send(move)
    }
    const isSame = chosen === fromOf(look, state, code)
    chosen = undefined
    if (!isSame) return choose(code)
    host.sound('tap')
    tools.redraw()
  }

  const hands = handsOn(
    () => targets().map(({ code, box }) => ({ id: String(code), box, act: () => press(code) })),
    () => String(targets()[0]?.code),
  )

  function joy(before: YardState, after: YardState) {
    const unit = look.unit(size, after)
    const [old, next] = [look.spots(size, before), look.spots(size, after)]
    for (const [piece, spot] of old.entries()) {
      const to = next[piece]
      if (!spot || (to && Math.hypot(to.x - spot.x, to.y - spot.y) < unit * 0.3)) continue
      tools.effects.burst(spot, { count: 8, colors: ['#fff3c2', '#ffd76a', '#ffffff'], speed: 130, size: 6 })
    }
  }

  function play({ before, input }: Played<YardState, Move>): number {
    let [seconds, last] = [0, before]
    const hop = look.hop * look.unit(size, before)
    for (const [part, { kind, state }] of yards[game].stages(before, input).entries()) {
      const old = last
      const show = () => {
        seen = state
        host.sound(SOUNDS[kind] ?? 'place', part * 2)
        if (!JOYS.has(kind)) return
        host.happy(0.35)
        joy(old, state)
      }
      if (seconds === 0) show()
      else tools.effects.tween(0.01, () => undefined, { delay: seconds, done: show })
      seconds += motion.go(look.spots(size, state), seconds, JOYS.has(kind) ? hop / 2 : hop)
      last = state
    }
    return seconds + 0.1
  }

  function drawPieces(pen: CanvasRenderingContext2D) {
    const brush = canvasBrush(pen)
    const unit = look.unit(size, seen)
    const up = new Set(lifted(chosen))
    for (const [index, { x, y, scale }] of motion.drawn()) {
      const isUp = up.has(index)
      const shake = shaking?.piece.includes(index)
        ? Math.sin(shaking.k * 22) * (1 - shaking.k) * unit * 0.08
        : 0
      const at = { x: x + shake + (isUp ? pull.x : 0), y: y + (isUp ? pull.y - unit * RISE : 0) }
      brush.at(at.x, at.y, 0, () => look.piece(brush, index, seen), (unit * scale * (isUp ? 1.08 : 1)) / 100)
    }
  }

  return {
    layout(room, state) {
      size = room
      seen = state
      motion.place(look.spots(size, state))
    },
    show(state) {
      hands.clear()
      seen = state
      chosen = pressed = pointing = shaking = undefined
      pull = { x: 0, y: 0 }
      motion.place(look.spots(size, state))
    },
    play(move) {
      pointing = undefined
      return play(move)
    },
    draw(pen) {
      look.ground(canvasBrush(pen), size, seen)
      drawPieces(pen)
      hands.draw(pen)
      if (!pointing) return
      const [from, to] = codesOf(look, tools.state(), pointing.move).flatMap(spotOf)
      if (from && to) drawHintArc(pen, from, to, pointing.k)
      else if (from)
        canvasBrush(pen).ring(
          from.x,
          from.y,
          look.unit(size, seen) * (0.56 + 0.08 * Math.sin(pointing.k * 24)),
          5,
          '#fff3c2',
        )
    },
    point(move) {
      chosen = undefined
      const current = { move, k: 0 }
      pointing = current
      tools.effects.tween(HINT_SECONDS, (k) => (current.k = k), {
        ease: ease.linear,
        done: () => pointing === current && (pointing = undefined),
      })
    },
    path(move) {
      const codes = codesOf(look, tools.state(), move)
      return (look.taps === 1 ? codes : codes.slice(chosen === undefined ? 0 : 1)).slice(0, 1).flatMap(spotOf)
    },
    down(at) {
      pull = { x: 0, y: 0 }
      pressed = undefined
      if (!hands.down(at) && chosen !== undefined) {
        chosen = undefined
        tools.redraw()
      }
    },
    move(at, from) {
      if (!from || chosen === undefined || !pressed?.isNew) return
      pull = { x: at.x - from.x, y: at.y - from.y }
      tools.redraw()
    },
    up(at) {
      const began = pressed
      pull = { x: 0, y: 0 }
      pressed = undefined
      if (chosen === undefined || !began?.isNew) return
      // A piece that is drawn to another place needs no second tap.
      const over = targets().findLast(({ box }) => inside(box, at))
      if (over && over.code !== began.code && toOf(look, tools.state(), over.code) !== undefined) {
        const move: Move = [chosen, toOf(look, tools.state(), over.code)!]
        if (isLegal(yards[game], tools.state(), move)) {
          chosen = undefined
          tools.send(move)
        }
      }
      tools.redraw()
    },
    key(key) {
      const used = hands.key(key)
      if (used) tools.redraw()
      return used
    },
  }
}
