import type { Stage } from '#kit/game/stage.ts'
import type { Board } from './board.ts'
import type { Ghost } from './ghost.ts'
import type { Adviser } from './hint.ts'
import { moveSentence } from './speech.ts'
import type { Move } from './state.ts'

/** Shows a hint on demand; the search is loaded with the first move. */
export interface Prompter {
  ask(stage: Stage): Promise<void>
  moved(move: Move): void
}

export function openPrompter(board: Board, ghost: Ghost): Prompter {
  const { context, table } = board
  const { host, text } = context
  let adviser: Adviser | undefined
  let isThinking = false

  const load = async () => {
    const { openAdviser } = await import('./hint.ts')
    return (adviser ??= openAdviser(table))
  }

  function show(stage: Stage, move: Move | undefined) {
    if (!move) {
      host.toast(text('stuck'))
      host.announce(text('stuck'))
      host.sound('bad')
      return
    }
    ghost.show(stage, board.state, move)
    host.announce(text('say.hint', { move: moveSentence(context, table, board.state, move) }))
  }

  return {
    async ask(stage) {
      if (!board.isOpen || isThinking) return
      isThinking = true
      host.sound('tap', 5)
      const asked = board.state
      try {
        const move = await (await load()).advise(asked)
        // The player may have moved during the search.
        if (board.state === asked && board.isOpen) show(stage, move)
      } finally {
        isThinking = false
      }
    },
    moved(move) {
      if (adviser) adviser.moved(move, board.state)
      else void load()
    },
  }
}
