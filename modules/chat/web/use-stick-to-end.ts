import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatMessage } from '../model.ts'
import type { Outgoing } from './shown-chat.ts'

/** Within this distance the list counts as at its end. */
const NEAR = 48

const toEnd = (list: Element | null) => list?.scrollTo?.(0, list.scrollHeight)

/** Keeps a growing list at its end unless one has scrolled up; then it counts missed messages. */
export function useStickToEnd(messages: readonly ChatMessage[], outgoing: readonly Outgoing[]) {
  const list = useRef<HTMLDivElement>(null)
  const written = useRef(0)
  const lastId = messages.at(-1)?.messageId
  /** The last message when one scrolled up; undefined at the end. */
  const [leftAt, setLeftAt] = useState<string>()

  useLayoutEffect(() => {
    const hasWritten = outgoing.length > written.current
    written.current = outgoing.length
    if (leftAt === undefined || hasWritten) toEnd(list.current)
  }, [messages, outgoing, leftAt])

  // A growing input or an opening keyboard shrinks the list: keep its end in sight.
  useEffect(() => {
    const element = list.current
    if (!element || leftAt !== undefined || typeof ResizeObserver === 'undefined') return
    const watcher = new ResizeObserver(() => toEnd(element))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [leftAt])

  const from = messages.findIndex(({ messageId }) => messageId === leftAt)
  const missed = messages.slice(from + 1).filter(({ isMine }) => !isMine).length
  return {
    list,
    missed: leftAt === undefined ? 0 : missed,
    toEnd: () => setLeftAt(undefined),
    onScroll() {
      const element = list.current
      if (!element) return
      const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR
      setLeftAt((before) => (isAtEnd ? undefined : (before ?? lastId)))
    },
  }
}
