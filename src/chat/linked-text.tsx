import { Link } from 'react-router'

const WORD_AND_PATH = /(«[^»]+»|[“”][^”]+”|\S+) \((\/[a-z0-9][\w/-]*(?:#[\w-]+)?)\)/

/** Text in which a word or words in quotes followed by one of our paths in brackets, "the terms (/mobil-brukervilkar)", are a link there. */
export function LinkedText({ text }: { text: string }) {
  const match = WORD_AND_PATH.exec(text)
  const [whole, word, path] = match ?? []
  if (!match || !whole || !word || !path) return text
  return (
    <>
      {text.slice(0, match.index)}
      <Link to={path}>{word}</Link>
      <LinkedText text={text.slice(match.index + whole.length)} />
    </>
  )
}
