import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Field } from '#kit/ui/Field.tsx'
import { caretAfter, groupedCode } from './typed-code.ts'

interface CodeFieldProps {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly icon: ReactNode
  readonly value: string
  readonly onChange: (code: string) => void
}

/** Input for a code as people type, paste or dictate it, shown in two groups. */
export function CodeField({ value, onChange, ...rest }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  // A new object each time, because the caret may have to return to the same position.
  const [place, setPlace] = useState<{ readonly caret: number }>()
  useLayoutEffect(() => {
    if (place && document.activeElement === input.current)
      input.current?.setSelectionRange(place.caret, place.caret)
  }, [place])
  const take = (target: HTMLInputElement) => {
    setPlace({ caret: caretAfter(target.value.slice(0, target.selectionStart ?? target.value.length)) })
    onChange(groupedCode(target.value))
  }
  return (
    <Field
      {...rest}
      ref={input}
      dir="ltr"
      value={value}
      autoCapitalize="characters"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      placeholder="0000-0000"
      onChange={(event) => {
        // During IME composition the text is left alone; it is regrouped afterwards.
        if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing)
          onChange(event.target.value)
        else take(event.target)
      }}
      onCompositionEnd={(event) => take(event.currentTarget)}
    />
  )
}
