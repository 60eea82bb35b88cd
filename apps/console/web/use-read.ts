import { useEffect, useState } from 'react'
import { readCommand, type CommandInput, type Refusal } from './api.ts'

export interface ReadNow<Facts> {
  readonly facts: Facts | undefined
  readonly text: string
  readonly refusal: Refusal | undefined
  again(): void
}

/**
 * Runs a read command when its arguments change, after a change was made, and periodically while the page is visible;
 * does nothing without a command.
 */
export function useReadCommand<Facts>(
  given: CommandInput | undefined,
  everyMs?: number,
  changes?: number,
): ReadNow<Facts> {
  const [state, setState] = useState<Omit<ReadNow<Facts>, 'again'>>({
    facts: undefined,
    text: '',
    refusal: undefined,
  })
  const [turn, setTurn] = useState(0)
  const key = given && JSON.stringify(given)
  useEffect(() => {
    if (key === undefined) return undefined
    let isOver = false
    const look = (isByItself: boolean) =>
      void readCommand<Facts>(JSON.parse(key) as CommandInput, { isByItself }).then((answer) => {
        // An answer for earlier arguments is ignored.
        if (isOver) return
        setState((before) =>
          answer.ok
            ? { facts: answer.facts, text: answer.text, refusal: undefined }
            : { ...before, refusal: answer },
        )
      })
    look(false)
    const timer = everyMs && setInterval(() => document.hidden || look(true), everyMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [key, everyMs, changes, turn])
  return { ...state, again: () => setTurn((now) => now + 1) }
}
