import { createStore } from './store.ts'

export interface Question {
  readonly title: string
  /** The consequence of confirming. */
  readonly note?: string
  readonly yes?: string
  readonly no?: string
  /** Confirming deletes something. */
  readonly isDangerous?: boolean
}

export interface OpenQuestion extends Question {
  readonly answer: (isYes: boolean) => void
}

export const questions = createStore<readonly OpenQuestion[]>([])

/** Asks the player: true on OK, false on cancel and on Escape (spec 4.27). Questions are queued. */
export function confirm(question: string | Question): Promise<boolean> {
  const asked = typeof question === 'string' ? { title: question } : question
  return new Promise((resolve) => {
    const open: OpenQuestion = {
      ...asked,
      answer(isYes) {
        questions.change((all) => all.filter((other) => other !== open))
        resolve(isYes)
      },
    }
    questions.change((all) => [...all, open])
  })
}
