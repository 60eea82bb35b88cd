import type { Invariant } from '#kit/server/invariant.ts'
import { SETTLED_AFTER } from '../rules/event.ts'

export const eventsInvariants: readonly Invariant[] = [
  {
    id: 'I14',
    promise: 'an event is settled once, after its end, and its final table goes down with the places',
    breaks: `
      select 'event ' || slug || ' was settled early' as what from event
      where settled_at < ends_at + interval '${SETTLED_AFTER / 1000} seconds'
      union all
      select 'event ' || e.slug || ' has places but is not settled' from event e
      where e.settled_at is null and exists (select from event_place p where p.event_slug = e.slug)
      union all
      select 'place ' || p.place || ' of event ' || p.event_slug from event_place p
      join event_place above on above.event_slug = p.event_slug and above.place < p.place and above.points < p.points`,
  },
]
