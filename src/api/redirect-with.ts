import { redirect } from 'react-router'

export const redirectWith = ({ to, cookies }: { to: string; cookies: string[] }): Response =>
  redirect(to, { status: 303, headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) })
