import type { LiveItem } from '#kit/contract/live-protocol.ts'
import type { Client } from './client.ts'
import { openTopic, type Deaf, type Topic, type TopicLimits } from './topic.ts'

export interface Topics {
  join(name: string, client: Client, lastId: string | undefined): void
  leave(name: string, client: Client): void
  leaveAll(client: Client): void
  say(name: string, item: LiveItem, deaf: Deaf): void
  /** The accounts of a topic's members. */
  accountsIn(name: string): readonly number[]
  /** Drops topics that have been empty and silent for a while. */
  tidy(): void
  close(): void
}

export interface TopicsLimits extends TopicLimits {
  /** Milliseconds for which an empty, silent topic is kept. */
  readonly remembered: number
}

/** The topics of one node; each is created on first use. */
export function openTopics(limits: TopicsLimits): Topics {
  const topics = new Map<string, Topic>()

  function topicOf(name: string): Topic {
    const known = topics.get(name)
    if (known) return known
    const topic = openTopic(name, limits)
    topics.set(name, topic)
    return topic
  }
  const leave = (name: string, client: Client) => topics.get(name)?.leave(client)

  return {
    join: (name, client, lastId) => topicOf(name).join(client, lastId),
    leave,
    leaveAll(client) {
      for (const name of client.topics) leave(name, client)
    },
    say: (name, item, deaf) => topicOf(name).say(item, deaf),
    accountsIn: (name) => topics.get(name)?.accountIds ?? [],
    tidy() {
      const end = performance.now() - limits.remembered
      for (const [name, topic] of topics) {
        if (!topic.isEmpty || topic.usedAt > end) continue
        topic.close()
        topics.delete(name)
      }
    },
    close() {
      for (const topic of topics.values()) topic.close()
    },
  }
}
