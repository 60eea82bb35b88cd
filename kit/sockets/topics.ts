import type { LiveItem } from '#kit/contract/live-protocol.ts'
import type { Client } from './client.ts'
import { openTopic, type Deaf, type Topic, type TopicLimits } from './topic.ts'

export interface Topics {
  /** Topics that are kept, with and without members. */
  readonly size: number
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
  function leave(name: string, client: Client): void {
    const topic = topics.get(name)
    topic?.leave(client)
    // Nobody could miss anything of it; names that somebody makes up would pile up.
    if (topic?.isEmpty && !topic.hasSaid) drop(name, topic)
  }
  function drop(name: string, topic: Topic): void {
    topic.close()
    topics.delete(name)
  }

  return {
    get size() {
      return topics.size
    },
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
        drop(name, topic)
      }
    },
    close() {
      for (const topic of topics.values()) topic.close()
    },
  }
}
