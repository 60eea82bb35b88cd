import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { XIcon } from '#kit/ui/icons/shell.tsx'
import type { InputMessage } from '../../model.ts'
import type { Held } from '../input/held.ts'
import { BLANK, openTextField } from '../input/text-field.ts'
import { openTypist } from '../input/typist.ts'
import { BackspaceIcon } from '../player-icons.tsx'
import { streamingTexts } from '../texts.ts'
import styles from './type-text.module.css'

/** Keys that a phone's keyboard lacks, by what is printed on them. */
const KEYS = [
  ['Escape', 'Esc'],
  ['Tab', 'Tab'],
  ['ArrowLeft', '←'],
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
  ['ArrowRight', '→'],
] as const

interface TypeTextProps {
  readonly held: Held
  readonly send: (input: InputMessage) => void
  readonly onClose: () => void
}

/** A field that opens the device's own keyboard; what comes out of it as text goes to the game. */
export function TypeText({ held, send, onClose }: TypeTextProps) {
  const text = useMessages(streamingTexts)
  const input = useRef<HTMLInputElement>(null)
  const strip = useRef<HTMLFormElement>(null)
  const [typist] = useState(() => openTypist(held, send))
  const [field] = useState(() => openTextField(typist))
  useEffect(() => () => typist.close(), [typist])
  // Within the tap that has opened it: later, a phone opens no keyboard.
  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), [])
  useSeenPart(strip)

  const put = (value: string) => {
    if (input.current && input.current.value !== value) input.current.value = value
  }
  const take = () => put(field.take(input.current!.value))
  const tap = (code: string) => {
    take()
    put(field.tap(code))
  }
  return (
    <form
      ref={strip}
      className={styles.strip}
      onSubmit={(event) => {
        event.preventDefault()
        tap('Enter')
      }}
      // A tap beside the field leaves the keyboard open.
      onPointerDown={(event) => event.target !== input.current && event.preventDefault()}
    >
      <input
        ref={input}
        className={styles.field}
        aria-label={text('keys.type')}
        defaultValue={BLANK}
        type="text"
        dir="auto"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="enter"
        // While a word is being composed it is not yet text.
        onInput={(event) => (event.nativeEvent as InputEvent).isComposing || take()}
        onCompositionEnd={take}
        onPaste={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') return onClose()
          if (!event.key.startsWith('Arrow')) return
          event.preventDefault()
          tap(event.key)
        }}
      />
      <IconButton label={text('keys.hide')} icon={<XIcon />} onClick={onClose} />
      <div className={styles.keys} dir="ltr">
        {KEYS.map(([code, label]) => (
          <button key={code} type="button" className={styles.key} onClick={() => tap(code)}>
            {label}
          </button>
        ))}
        <button
          type="button"
          className={styles.key}
          aria-label={text('keys.backspace')}
          onClick={() => put(field.erase(input.current!.value))}
        >
          <BackspaceIcon />
        </button>
        <button type="submit" className={styles.key} aria-label="Enter">
          ↵
        </button>
      </div>
    </form>
  )
}

/** A phone's keyboard lies over the page and makes it no smaller: the stage takes the part that is still seen. */
function useSeenPart(part: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const stage = part.current?.closest<HTMLElement>('[data-stage]')
    const seen = window.visualViewport
    if (!stage || !seen) return
    const fit = () => {
      stage.style.insetBlockStart = `${seen.offsetTop}px`
      stage.style.insetBlockEnd = 'auto'
      stage.style.blockSize = `${seen.height}px`
    }
    fit()
    const leave = new AbortController()
    seen.addEventListener('resize', fit, { signal: leave.signal })
    seen.addEventListener('scroll', fit, { signal: leave.signal })
    return () => {
      leave.abort()
      for (const name of ['inset-block-start', 'inset-block-end', 'block-size'])
        stage.style.removeProperty(name)
    }
  }, [part])
}
