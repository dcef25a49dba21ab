import { vi } from 'vitest'

type Post = { vertex: { id: string | null }; content_type: string; turn_id: string; content: Record<string, unknown> }

/** A brain that answers each POST by its content type; `posts` is what it was asked, `gets` the addresses fetched, `signIns` what was posted to sign in. */
export function stubBrain(answers: Record<string, unknown>) {
  const posts: Post[] = []
  const gets: string[] = []
  const signIns: string[] = []
  const standing = { session: { id: 's1', jwt: '' }, elements: [], cursor: 0, waiting: 'answer' }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') {
      gets.push(address)
      return Response.json(answers['missed'] ?? standing)
    }
    if (address === '/chat/sign-in') {
      signIns.push(String(init.body))
      return new Response(null, { status: 204 })
    }
    const post: Post = JSON.parse(String(init.body))
    posts.push(post)
    const answer = answers[post.content_type] ?? standing
    return answer instanceof Response ? answer.clone() : Response.json(answer)
  })
  return { posts, gets, signIns }
}
