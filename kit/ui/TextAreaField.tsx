import { useId, type ComponentProps } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from './Field.tsx'
import styles from './Field.module.css'

export type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'value' | 'className'> &
  FieldTexts & { readonly value: string }

/** A field with several lines. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, isLabelHidden, hint, error, limit, icon, end, ...rest } = props
  const id = useId()
  const texts: FieldTexts = { label, hint, error, limit, icon, end, isLabelHidden: isLabelHidden ?? false }
  return (
    <FieldFrame {...texts} id={id} value={rest.value}>
      <textarea
        dir="auto"
        rows={3}
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
