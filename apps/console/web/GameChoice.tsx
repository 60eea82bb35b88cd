import type { ComponentProps } from 'react'
import { useReadCommand } from './use-read.ts'
import styles from './console.module.css'

export const Area = (props: ComponentProps<'textarea'>) => (
  <textarea dir="auto" {...props} className={styles.input} />
)

/** Suggests the slugs of all games in a field. */
export function Games({ id }: { readonly id: string }) {
  const { facts: games } = useReadCommand<readonly { readonly slug: string }[]>({ command: 'games list' })
  return (
    <datalist id={id}>
      {games?.map(({ slug }) => (
        <option key={slug} value={slug} />
      ))}
    </datalist>
  )
}
