import { useState, type ComponentProps, type ReactNode } from 'react'
import { LANGUAGE_NAMES, LANGUAGES } from '#kit/i18n/languages.ts'
import type { Refusal } from './api.ts'
import { useSay, type TextKey } from './texts.ts'
import styles from './console.module.css'

/** Why the console refused, in the operator's language; a command's own text stays English. */
export function RefusalNote({ refusal }: { readonly refusal: Refusal | undefined }) {
  const say = useSay()
  if (!refusal) return null
  return (
    <p role="alert" className={styles.alert}>
      {refusal.text ? <bdi lang="en">{refusal.text}</bdi> : say(`why.${refusal.why}` as TextKey)}
    </p>
  )
}

/** Shown while something loads. */
export function Loading() {
  const say = useSay()
  return <p role="status">{say('loading')}</p>
}

/** Shown in place of missing content: a refusal, or that it is loading. */
export const NothingYet = ({ refusal }: { readonly refusal: Refusal | undefined }) =>
  refusal ? <RefusalNote refusal={refusal} /> : <Loading />

export function Act({
  look,
  className,
  ...rest
}: ComponentProps<'button'> & { readonly look?: 'act' | 'danger' }) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.button} ${look ? styles[look] : ''} ${className ?? ''}`}
    />
  )
}

/** A labelled field. */
export function Labelled({
  label,
  hint,
  children,
}: {
  readonly label: ReactNode
  readonly hint?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      {children}
      {hint && (
        <small lang="en" dir="ltr" className={styles.hint}>
          {hint}
        </small>
      )}
    </label>
  )
}

export const Input = (props: ComponentProps<'input'>) => (
  <input dir="auto" {...props} className={styles.input} />
)

/** Copies a text that is shown only once. */
export function CopyButton({ text }: { readonly text: string }) {
  const say = useSay()
  const [isDone, setIsDone] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsDone(true),
      (error: unknown) => console.warn('Copying did not work', error),
    )
  return (
    <Act onClick={() => void copy()} aria-live="polite">
      {isDone ? '✓ ' : ''}
      {say('copy')}
    </Act>
  )
}

/** The languages of the portal, with an option for all of them first. */
export function LanguageSelect({
  all,
  value,
  onPick,
}: {
  /** The value for all languages. */
  readonly all: string
  readonly value: string
  readonly onPick: (value: string) => void
}) {
  const say = useSay()
  return (
    <select className={styles.input} value={value} onChange={(event) => onPick(event.target.value)}>
      <option value={all}>{say('chat.all')}</option>
      {LANGUAGES.map((one) => (
        <option key={one} value={one}>
          {LANGUAGE_NAMES[one]}
        </option>
      ))}
    </select>
  )
}
