import type { Point } from '#kit/game/stage.ts'

type Pen = CanvasRenderingContext2D

/** Trail of the blade: thin at its tail, wide behind the finger. */
export interface Blade {
  add(at: Point): void
  /** The next point starts another trail. */
  lift(): void
  step(): void
  draw(pen: Pen, width: number): void
  clear(): void
}

interface Mark extends Point {
  age: number
  readonly starts: boolean
}

const LIFE = 11
const LONGEST = 26

/** `colors` gives the outer and the inner ribbon. */
export function blade(colors: () => readonly [string, string]): Blade {
  let marks: Mark[] = []
  let lifted = true

  function ribbon(pen: Pen, width: number, color: string) {
    pen.fillStyle = color
    for (let index = 1; index < marks.length; index++) {
      const from = marks[index - 1]!
      const to = marks[index]!
      if (to.starts) continue
      const dx = to.x - from.x
      const dy = to.y - from.y
      const length = Math.hypot(dx, dy) || 1
      const tail = width * (1 - from.age / LIFE) * taper(index - 1, marks.length)
      const head = width * (1 - to.age / LIFE) * taper(index, marks.length)
      const [nx, ny] = [-dy / length, dx / length]
      pen.beginPath()
      pen.moveTo(from.x + nx * tail, from.y + ny * tail)
      pen.lineTo(to.x + nx * head, to.y + ny * head)
      pen.arc(to.x, to.y, head, Math.atan2(ny, nx), Math.atan2(-ny, -nx), true)
      pen.lineTo(from.x - nx * tail, from.y - ny * tail)
      pen.fill()
    }
  }

  return {
    add({ x, y }) {
      marks.push({ x, y, age: 0, starts: lifted })
      lifted = false
      if (marks.length > LONGEST) marks.shift()
    },
    lift() {
      lifted = true
    },
    step() {
      for (const mark of marks) mark.age++
      if (marks[0] && marks[0].age >= LIFE) marks = marks.filter(({ age }) => age < LIFE)
    },
    draw(pen, width) {
      if (marks.length < 2) return
      const [outer, inner] = colors()
      ribbon(pen, width, outer)
      ribbon(pen, width * 0.62, inner)
      ribbon(pen, width * 0.34, '#ffffff')
    },
    clear() {
      marks = []
      lifted = true
    },
  }
}

/** Both the newest and the oldest point are thin. */
const taper = (index: number, count: number) => (index === count - 1 ? 0.45 : Math.min(1, (index + 1) / 4))
