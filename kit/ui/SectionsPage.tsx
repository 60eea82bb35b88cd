import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './SectionsPage.module.css'
import { TopBar } from './TopBar.tsx'

export interface SectionsPageProps {
  readonly title: string
  /** Sections, each under an `h2` with an id. */
  readonly children: ReactNode
}

/** A page of sections to read or set; from 1024 px on, its table of contents is beside it. */
export function SectionsPage({ title, children }: SectionsPageProps) {
  return (
    <main id="content" className={styles.page}>
      <TopBar title={title} isArea />
      <Contents label={title} />
      <div className={styles.sections}>{children}</div>
    </main>
  )
}

interface Heading {
  readonly id: string
  readonly title: string
}

const isSame = (one: readonly Heading[], other: readonly Heading[]) =>
  one.length === other.length &&
  one.every(({ id, title }, place) => id === other[place]!.id && title === other[place]!.title)

/** Reads the headings from the page, because some sections load late or never. */
function Contents({ label }: { readonly label: string }) {
  const list = useRef<HTMLElement>(null)
  const [headings, setHeadings] = useState<readonly Heading[]>([])
  useEffect(() => {
    const sections = list.current?.nextElementSibling
    if (!sections) return
    const read = () => {
      const found = [...sections.querySelectorAll('h2[id]')].map(({ id, textContent }) => ({
        id,
        title: textContent ?? '',
      }))
      setHeadings((before) => (isSame(before, found) ? before : found))
    }
    read()
    const changes = new MutationObserver(read)
    changes.observe(sections, { childList: true, subtree: true })
    return () => changes.disconnect()
  }, [])
  return (
    <nav ref={list} className={styles.contents} aria-label={label}>
      <ul>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
