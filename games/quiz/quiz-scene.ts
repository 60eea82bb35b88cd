import { copyWhole, signed, type Box } from '#kit/game/draw.ts'
import { sprites } from '#kit/game/sprites.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { drawAnswer, drawOrder, type Face } from './answer-look.ts'
import { paintSea } from './sea-look.ts'
import { drawMarks } from './marks-look.ts'
import type { Layout } from './layout.ts'
import type { Atlas } from './outline-look.ts'
import type { Tint } from './palette.ts'
import { isOfWeek, type Question } from './question.ts'
import type { QuizRules, State } from './rules.ts'
import { drawPostmark, stampPicture } from './stamp-look.ts'
import { drawSubject } from './subject-look.ts'
import type { Words } from './words.ts'

type Pen = CanvasRenderingContext2D

/** The picture of a question, open or just ended. */
export interface Shown {
  readonly question: Question
  readonly touched: readonly number[]
  readonly crossed: readonly number[]
  readonly picked: number | undefined
  readonly verdict: 'right' | 'wrong' | undefined
  /** Points of a right answer. */
  readonly gained: number
}

/** A question that is open. */
export const shownOf = ({ question, touched, crossed }: State): Shown => ({
  question,
  touched,
  crossed,
  picked: undefined,
  verdict: undefined,
  gained: 0,
})

export interface Picture {
  readonly shown: Shown
  readonly state: State
  readonly rules: QuizRules
  readonly layout: Layout
  readonly size: StageSize
  readonly cursor: number | undefined
  /** The stamp comes in, 0 to 1. */
  readonly arrived: number
  /** The postmark comes down, 0 to 1. */
  readonly marked: number
  /** The answer that is pressed, and how deep. */
  readonly pressed: { readonly place: number; readonly k: number } | undefined
  /** An answer that shakes its head: -1 to 1. */
  readonly shaken: { readonly place: number; readonly k: number } | undefined
  /** What to do after a wrong answer. */
  readonly advice: string
}

export interface SceneWishes {
  readonly words: Words
  readonly tint: Tint
  readonly atlas: Atlas | undefined
  readonly isRtl: boolean
}

export interface Drawing {
  draw(pen: Pen, picture: Picture): void
  forget(): void
}

function faceOf({ question, touched, crossed, picked, verdict }: Shown, place: number): Face {
  const isRight = question.right.includes(place)
  if (verdict) {
    if (place === picked && verdict === 'wrong') return 'wrong'
    // In orders and numerals every answer is right: missing ones are not marked wrong.
    if (question.right.length < question.answers.length && isRight && question.kind !== 'roman')
      return 'right'
    if (touched.includes(place)) return 'taken'
    return 'faded'
  }
  if (crossed.includes(place)) return 'crossed'
  return touched.includes(place) && question.kind !== 'roman' ? 'taken' : 'open'
}

/** Draws the stamp, the answers and how the round stands. */
export function openDrawing({ words, tint, atlas, isRtl }: SceneWishes): Drawing {
  const stamps = sprites()
  const sea = document.createElement('canvas')
  let painted = ''

  function drawSea(pen: Pen, { width, height }: StageSize) {
    const ratio = pen.getTransform().a
    const name = `${width} ${height} ${ratio}`
    if (painted !== name) {
      sea.width = Math.ceil(width * ratio)
      sea.height = Math.ceil(height * ratio)
      const inner = sea.getContext('2d')!
      inner.scale(ratio, ratio)
      paintSea(inner, { width, height }, tint)
      painted = name
    }
    copyWhole(pen, sea)
  }

  function drawStamp(pen: Pen, { shown, layout, arrived, marked }: Picture) {
    const { stamp } = layout
    pen.save()
    const middle = { x: stamp.x + stamp.width / 2, y: stamp.y + stamp.height / 2 }
    pen.translate(middle.x, middle.y)
    pen.globalAlpha = Math.min(1, arrived * 2)
    pen.rotate((1 - arrived) * (isRtl ? 0.07 : -0.07))
    pen.translate(-middle.x + (1 - arrived) * (isRtl ? 46 : -46), -middle.y)
    stamps.draw(pen, stampPicture(Math.round(stamp.width), Math.round(stamp.height), tint), stamp)
    const inner: Box = {
      x: stamp.x + 20,
      y: stamp.y + 20,
      width: stamp.width - 40,
      height: stamp.height - 40,
    }
    drawSubject(pen, inner, { ...shown, isKnown: shown.verdict !== undefined, words, tint, atlas, isRtl })
    if (shown.verdict && marked > 0) {
      const radius = Math.min(46, stamp.height * 0.17)
      const x = isRtl ? stamp.x + radius * 0.9 : stamp.x + stamp.width - radius * 0.9
      const isRight = shown.verdict === 'right'
      const text = shown.gained > 0 ? signed(`+${shown.gained}`) : ''
      // The figures of an order stand at the upper edge.
      const isLow = shown.question.kind === 'area' || shown.question.kind === 'people'
      const y = isLow ? stamp.y + stamp.height - radius * 0.75 : stamp.y + radius * 0.75
      drawPostmark(pen, { x, y }, radius, { isRight, k: marked, text })
    }
    pen.restore()
  }

  function drawAnswers(pen: Pen, { shown, layout, cursor, pressed, shaken }: Picture) {
    const { question, verdict } = shown
    for (const place of drawOrder(question)) {
      const box = layout.answers[place]!
      const dx = shaken?.place === place ? Math.sin(shaken.k * 14) * 7 * (1 - shaken.k) : 0
      const isRanked = question.kind === 'area' || question.kind === 'people'
      const face = faceOf(shown, place)
      const isSeen = verdict !== undefined || face === 'taken'
      drawAnswer(
        pen,
        { ...box, x: box.x + dx },
        {
          question,
          place,
          face,
          text: isOfWeek(question.kind) ? words.shortWeekday(place) : words.answer(question, place),
          note: isRanked && isSeen ? words.figure(question.kind, question.answers[place]!) : '',
          tint,
          hasCursor: cursor === place,
          pressed: pressed?.place === place ? pressed.k : 0,
        },
      )
    }
  }

  return {
    draw(pen, picture) {
      drawSea(pen, picture.size)
      drawMarks(pen, picture.layout.marks, { ...picture, isRtl })
      drawStamp(pen, picture)
      drawAnswers(pen, picture)
    },
    forget: () => stamps.clear(),
  }
}
