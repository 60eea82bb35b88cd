import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Field.module.css'

export interface FieldTexts {
  readonly label: string
  /** Shows the label only to screen readers, if placeholder and context suffice. */
  readonly isLabelHidden?: boolean
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** Maximum length in characters; shows a counter. */
  readonly limit?: number | undefined
  readonly icon?: ReactNode
  /** A small button at the end of the box. */
  readonly end?: ReactNode
}

export type FieldProps = Omit<ComponentProps<'input'>, 'value' | 'className'> &
  FieldTexts & { readonly value: string }

/** What is around an input: label, counter, hint and error. */
export function FieldFrame({
  id,
  value,
  children,
  ...texts
}: FieldTexts & { id: string; value: string; children: ReactNode }) {
  const { label, isLabelHidden, hint, error, limit, icon, end } = texts
  return (
    <div className={styles.field}>
      <div className={isLabelHidden ? undefined : styles.head} data-unseen={isLabelHidden || undefined}>
        <label htmlFor={id}>{label}</label>
        {limit !== undefined && (
          <span className={styles.counter} dir="ltr" data-counter>
            {value.length}/{limit}
          </span>
        )}
      </div>
      <div className={classNames(styles.box, error && styles.bad)}>
        {icon}
        {children}
        {end}
      </div>
      {hint && !error && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

/** Id of the text that describes the input. */
export const describedBy = (id: string, { error, hint }: FieldTexts) => {
  if (error) return `${id}-error`
  return hint ? `${id}-hint` : undefined
}

/** A single-line field with label, hint, error and counter. The direction of its text is detected. */
export function Field(props: FieldProps) {
  const { label, isLabelHidden, hint, error, limit, icon, end, ...rest } = props
  const id = useId()
  const texts: FieldTexts = { label, hint, error, limit, icon, end, isLabelHidden: isLabelHidden ?? false }
  return (
    <FieldFrame {...texts} id={id} value={rest.value}>
      <input
        dir="auto"
        maxLength={limit}
        {...rest}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, texts)}
      />
    </FieldFrame>
  )
}
