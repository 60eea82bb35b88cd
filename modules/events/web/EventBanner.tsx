import { Anchor } from '#kit/ui/Anchor.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { eventsCalls } from '../calls.ts'
import { EventPicture } from './art/EventPicture.tsx'
import styles from './banner.module.css'

/** Links to running events; nothing if there are none or the read fails. */
export function EventBanner() {
  const { data } = useRead(eventsCalls.listEvents, {})
  if (!data) return null
  return data.events.map(({ slug, art, title, lead }) => (
    <Anchor key={slug} href={`/event/${slug}`} className={styles.banner}>
      <EventPicture art={art} />
      <span className={styles.words}>
        <strong>{title}</strong>
        <span>{lead}</span>
      </span>
    </Anchor>
  ))
}
