import { useState } from 'react'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { hubReads, type Named } from '../shapes.ts'
import styles from './hub-links.module.css'

const HUB = '/hub/'

interface HubLinksProps {
  readonly label: string
  readonly category: string | undefined
}

/** The foremost kinds and all themes as links, or the kinds of one category. */
export function HubLinks({ label, category }: HubLinksProps) {
  const name = category ?? 'all'
  const [standing] = useState(() => linksInPage(name))
  const params = category === undefined ? {} : { category }
  const { data } = useRead(hubReads.listHubs, params, { enabled: !standing })
  const hubs = standing ?? data?.hubs ?? []
  if (hubs.length === 0) return null
  return (
    <nav className={styles.links} aria-label={label} data-hubs={name}>
      {hubs.map(({ slug, title }) => (
        <Anchor key={slug} href={HUB + slug}>
          {title}
        </Anchor>
      ))}
    </nav>
  )
}

/** Reuses the links rendered by the server: there are many, so the page's data does not repeat them. */
function linksInPage(name: string): readonly Named[] | undefined {
  if (typeof document === 'undefined') return undefined
  const found = [...document.querySelectorAll<HTMLAnchorElement>(`nav[data-hubs="${name}"] a`)]
  if (found.length === 0) return undefined
  return found.map(({ pathname, textContent }) => ({ slug: pathname.slice(HUB.length), title: textContent }))
}
