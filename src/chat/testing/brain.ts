import { stubPortal } from '#src/testing/stub-portal.ts'

type Post = { vertex: { id: string | null }; content_type: string; turn_id: string; content: Record<string, unknown> }

export function stubBrain(answers: Record<string, unknown>) {
  const posts: Post[] = []
  const gets: string[] = []
  const signIns: string[] = []
  const standing = { session: { id: 's1', jwt: '' }, elements: [], cursor: 0, waiting: 'answer' }
  stubPortal(({ method, path, body }) => {
    if (method !== 'POST') {
      gets.push(path)
      return Response.json(answers['missed'] ?? standing)
    }
    if (path === '/chat/sign-in') {
      signIns.push(body)
      return new Response(null, { status: 204 })
    }
    const post: Post = JSON.parse(body)
    posts.push(post)
    const answer = answers[post.content_type] ?? standing
    return answer instanceof Response ? answer.clone() : Response.json(answer)
  })
  return { posts, gets, signIns }
}
