// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'

const HOSTILE = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="/a.png" onload="alert(1)" srcset="https://evil.example/x 2x, javascript:alert(1) 1x" style="position:fixed">',
  '<img src=`javascript:alert(1)`>',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>"\\>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="JaVa\tScRiPt:alert(1)">a</a>',
  '<a href="java&#0000115;cript:alert(1)">a</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">a</a>',
  '<a href=" \u0001javascript:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="vbscript:msgbox(1)">a</a><a href="file:///etc/passwd">a</a><a href="blob:https://x/y">a</a>',
  '<a href="https://evil.example" target="_blank" ping="https://evil.example" onclick="alert(1)">a</a>',
  '<p id="location" name="body" class="overlay" style="background:url(javascript:alert(1))" onmouseover=alert(1)>a</p>',
  '<form id=getElementById action=https://evil.example><input name=attributes><button formaction=javascript:alert(1)>a</button></form>',
  '<iframe src="javascript:alert(1)" srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"><embed src="javascript:alert(1)"></object>',
  '<style>@import "https://evil.example/x.css"; body{display:none}</style><link rel=stylesheet href=https://evil.example>',
  '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=https://evil.example">',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>a</text></a><animate onbegin=alert(1)></svg>',
  '<svg><foreignObject><p><script>alert(1)</script></p></foreignObject></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<template><img src=x onerror=alert(1)></template>',
  '<select><template><style><!--</style><a rel="--></style></template></select><img id=x src onerror=alert(1)>"></a>',
  '<table><td><a href="/x"><table><caption><script>alert(1)</script>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><?php echo 1 ?>',
  '<details open ontoggle=alert(1)><summary>a</summary></details>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>a</marquee><isindex action=javascript:alert(1)>',
  '<p>\ud800\udfff\ud800 broken \udc00</p><\u0000script>alert(1)</script>',
  '<p title="&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;">&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  `${'<b>'.repeat(5000)}deep`,
  '<p',
  '<a href="/x',
  '<img src="/x" alt="` onerror=alert(1)">',
  '<ol start="1&quot; onclick=alert(1)"><li>a</li></ol>',
]

const NAMES = /^(lang|href|rel|title|src|alt|width|height|loading|start|colspan|rowspan|scope)$/
const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/
const ELEMENTS =
  /^(H[2-4]|P|BR|HR|[UOD]L|LI|D[TD]|STRONG|EM|B|I|SMALL|SU[BP]|ABBR|CODE|BLOCKQUOTE|A|FIGURE|FIGCAPTION|IMG|TABLE|CAPTION|THEAD|TBODY|TFOOT|TR|T[HD])$/

function found(html: string): string[] {
  const page = document.createElement('template')
  page.innerHTML = html
  return [...page.content.querySelectorAll('*')].flatMap((element) => [
    ...(ELEMENTS.test(element.tagName) && element.namespaceURI === 'http://www.w3.org/1999/xhtml'
      ? []
      : [element.tagName]),
    ...[...element.attributes]
      .filter(
        ({ name, value }) =>
          !NAMES.test(name) ||
          (/^(href|src)$/.test(name) && !ADDRESS.test(value)) ||
          (name === 'src' && !value.startsWith('/')),
      )
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
  ])
}

test.each(HOSTILE)('SEC-03 hostile content is harmless to a browser, cleaned once or twice: %s', (html) => {
  const clean = cleanHtml(html)
  expect(found(clean)).toEqual([])
  expect(found(cleanHtml(clean + clean))).toEqual([])
  expect(cleanHtml(clean)).toBe(clean)
  expect(clean).toBe(clean.toWellFormed())
})

test('SEC-03 all hostile content in one text together is harmless', () => {
  expect(found(cleanHtml(HOSTILE.join('')))).toEqual([])
  expect(found(cleanHtml(HOSTILE.toReversed().join('<p>')))).toEqual([])
})

test('CALL-13 cleaning keeps an article’s structure and text', () => {
  const html =
    '<h2>Tittel</h2><p lang="en">Prices &amp; terms, <strong>5 &lt; 6</strong></p><ul><li>a</li></ul><ol start="3"><li>c</li></ol>' +
    '<table><caption>Zones</caption><thead><tr><th scope="col" colspan="2">Zone</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>'
  expect(cleanHtml(html)).toBe(html)
})

test('CALL-13 a link in an article is internal, or marked as external', () => {
  expect(cleanHtml('<a href="/mobilabonnement?a=1#b">a</a>')).toBe('<a href="/mobilabonnement?a=1#b">a</a>')
  expect(cleanHtml('<a href="https://example.no/a" rel="opener">a</a>')).toBe(
    '<a href="https://example.no/a" rel="noopener noreferrer">a</a>',
  )
  expect(cleanHtml('<a href="//example.no">a</a><a href="/\\example.no">b</a><a href="/.//example.no">c</a>')).toBe(
    '<a href="https://example.no/" rel="noopener noreferrer">a</a><a href="https://example.no/" rel="noopener noreferrer">b</a><a href="/example.no">c</a>',
  )
  expect(cleanHtml('<a href="mailto:a@b.example">m</a><a href="tel:+4721000040">t</a>')).toBe(
    '<a href="mailto:a@b.example">m</a><a href="tel:+4721000040">t</a>',
  )
  expect(cleanHtml('<a href="#location">a</a>')).toBe('<a>a</a>')
})

test('CALL-13 pictures are from this site, with alternative text and size; further main headings become second-level ones', () => {
  expect(cleanHtml('<img src="/art/a.webp" width="640" height="360">')).toBe(
    '<img src="/art/a.webp" alt="" loading="lazy" width="640" height="360" />',
  )
  expect(cleanHtml('<h1>a</h1><img src="https://example.no/a.png">')).toBe('<h2>a</h2>')
})
