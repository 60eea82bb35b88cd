import { Anchor } from './Anchor.tsx'
import styles from './Crumbs.module.css'

export interface Crumb {
  readonly href: string
  readonly title: string
}

interface CrumbsProps {
  readonly label: string
  /** From home to this page's parent. */
  readonly steps: readonly Crumb[]
  readonly here: string
}

/** The path to this page, as links. */
export function Crumbs({ label, steps, here }: CrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {steps.map(({ href, title }) => (
          <li key={href}>
            <Anchor href={href}>{title}</Anchor>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
