import { vi } from 'vitest'

type Post = { content_type: string; turn_id: string; content: Record<string, unknown> }

/** A brain that answers each POST by its content type; `posts` is what it was asked, `gets` the addresses fetched. */
export function stubBrain(answers: Record<string, unknown>) {
  const posts: Post[] = []
  const gets: string[] = []
  const standing = { session: { id: 's1', jwt: '' }, elements: [], cursor: 0, waiting: 'answer' }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') {
      gets.push(address)
      return Response.json(answers['missed'] ?? standing)
    }
    const post: Post = JSON.parse(String(init.body))
    posts.push(post)
    const answer = answers[post.content_type] ?? standing
    return answer instanceof Response ? answer.clone() : Response.json(answer)
  })
  return { posts, gets }
}
