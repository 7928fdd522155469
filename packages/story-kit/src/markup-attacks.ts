/** The kinds of attacks of the public lists, by name. Each calls `trap()` when its code runs. */
export const attacks: Readonly<Record<string, string>> = {
  // Scripts
  "a script": "<script>trap()</script>",
  "a script of another type": '<script type="module">trap()</script>',
  "a script from elsewhere": '<script src="data:text/javascript,trap()"></script>',
  "a script with an odd end": "<script>trap()</script\t\n bar>",
  "a script split by a script": "<scr<script>ipt>trap()</scr</script>ipt>",
  "a script without an end": "<script>trap()//",
  "a tag opened twice": "<<script>trap();//<</script>",
  "a script in capitals with a slash": '<SCRIPT/SRC="data:text/javascript,trap()"></SCRIPT>',
  "a script after a broken quote": '<img """><script>trap()</script>">',
  "a script behind a null byte": "<scr\0ipt>trap()</scr\0ipt>",
  // Handlers
  "onerror of a picture": "<img src=x onerror=trap()>",
  "onerror without spaces": '<img/src="x"/onerror="trap()">',
  "onerror behind a form feed": "<img\fsrc=x\fonerror=trap()>",
  "onload of a body": "<body onload=trap()>",
  "onpageshow of a body": "<body onpageshow=trap()>",
  "onfocus with autofocus": "<input autofocus onfocus=trap()>",
  "onfocus with tabindex": '<p tabindex="1" autofocus onfocus="trap()">x</p>',
  "ontoggle of details": "<details open ontoggle=trap()>x</details>",
  "onstart of a marquee": "<marquee onstart=trap()>x</marquee>",
  "onanimationstart of a style": '<p style="animation:x" onanimationstart="trap()">x</p>',
  "onerror of a video's source": "<video><source onerror=trap()></video>",
  "onerror of an audio": "<audio src=x onerror=trap()></audio>",
  "onclick in mixed case": '<b oNcLiCk="trap()">x</b>',
  "a handler behind an entity": "<b on&#99;lick=trap() onclick&equals;trap()>x</b>",
  "a handler behind padded entities":
    "<img src=x onerror=&#0000116&#0000114&#0000097&#0000112&#0000040&#0000041>",
  "a handler behind a quote that never ends": "<img src=x id/=' onerror=trap()//'>",
  "handlers of media":
    '<video autoplay oncanplay=trap() onloadstart=trap() poster="javascript:trap()"><track default oncuechange=trap()></video>',
  "handlers of transitions":
    '<p style="transition:1s" ontransitionrun=trap() ontransitionend=trap()>x</p>',
  "handlers of scrolling and of the wheel":
    "<p onscroll=trap() onscrollend=trap() onwheel=trap()>x</p>",
  "handlers of a popover":
    "<button popovertarget=m commandfor=m command=show-popover>x</button><p popover id=m onbeforetoggle=trap() oncommand=trap()>x</p>",
  "handlers of what is not seen":
    '<p hidden=until-found onbeforematch=trap()>x</p><input type=hidden style="content-visibility:auto" oncontentvisibilityautostatechange=trap()>',
  "a key that presses":
    "<link rel=canonical accesskey=x onclick=trap()><b accesskey=x onclick=trap()>x</b>",
  "an old name of a picture":
    "<image src=x onerror=trap()><bgsound src=x onerror=trap()><layer src=x onload=trap()>",
  "every word of an event":
    "<p onauxclick=trap() onbegin=trap() onblur=trap() onbounce=trap() onend=trap() onfinish=trap() onfocusin=trap() oninput=trap() oninvalid=trap() onpaste=trap() onpointerrawupdate=trap() onrepeat=trap() onsecuritypolicyviolation=trap() onslotchange=trap() onwebkitanimationstart=trap()>x</p>",
  // Links
  "a javascript link": '<a href="javascript:trap()">x</a>',
  "a javascript link in capitals": '<a href="JaVaScRiPt:trap()">x</a>',
  "a javascript link of entities":
    '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;trap()">x</a>',
  "a javascript link of hex entities without ends":
    '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;trap()">x</a>',
  "a javascript link of padded entities":
    '<a href="&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058trap()">x</a>',
  "a javascript link behind white space of Unicode":
    '<a href="&#xA0;javascript:trap()">x</a><a href="&#x1680;javascript:trap()">x</a><a href="&#x2028;javascript:trap()">x</a><a href="&#x3000;javascript:trap()">x</a><a href="&#xFEFF;javascript:trap()">x</a>',
  "a javascript link with a tab": '<a href="java&Tab;script:trap()">x</a>',
  "a javascript link with a line end": '<a href="java\nscript&colon;trap()">x</a>',
  "a javascript link behind a control character": '<a href="&#1;&#14; javascript:trap()">x</a>',
  "a javascript link that looks like http":
    '<a href="javascript://http://x.example/%0atrap()">x</a>',
  "a vbscript link": '<a href="vbscript:trap()">x</a>',
  "a data link": '<a href="data:text/html,<script>trap()</script>">x</a>',
  "a data link in base64": '<a href="data:text/html;base64,PHNjcmlwdD50cmFwKCk8L3NjcmlwdD4=">x</a>',
  "a blob and a file link":
    '<a href="blob:https://x.example/1">x</a><a href="file:///etc/passwd">x</a>',
  "a link with a name before the site": '<a href="https://satang.example@evil.example/">x</a>',
  "a link that pings": '<a href="https://x.example/" ping="https://evil.example/">x</a>',
  "a link that takes the window, or the file":
    '<a href="https://x.example/" target="_top" rel="opener" download attributionsrc>x</a><a href="/x" target="_parent">x</a>',
  "addresses that are no link":
    '<blockquote cite="javascript:trap()">x</blockquote><del cite="javascript:trap()">x</del><img src=x longdesc="javascript:trap()"><b href="javascript:trap()" src="javascript:trap()">x</b>',
  "many things in one line":
    "jaVasCript:/*-/*`/*\\`/*'/*\"/**/(/* */oNcliCk=trap() )//%0D%0A//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=trap()//>\\x3e",
  "an area of a map": '<map name=m><area href="javascript:trap()"></map><img usemap="#m" src=x>',
  // SVG and MathML
  "onload of an svg": "<svg onload=trap()>",
  "a script in an svg": "<svg><script>trap()</script></svg>",
  "an animated link in an svg":
    '<svg><a><animate attributeName=href values="javascript:trap()" /><text y=20>x</text></a></svg>',
  "a set handler in an svg": "<svg><set attributeName=onmouseover to=trap() /></svg>",
  "html in an svg":
    "<svg><foreignObject><iframe srcdoc='<script>parent.trap()</script>'></iframe></foreignObject></svg>",
  "use of an svg elsewhere":
    "<svg><use href=\"data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='trap()'/></svg>#x\" /></svg>",
  "an xlink": '<svg><a xlink:href="javascript:trap()"><text y=20>x</text></a></svg>',
  "a link in mathml":
    '<math><a xlink:href="javascript:trap()">x</a><mi href="javascript:trap()">x</mi></math>',
  "an action of mathml":
    '<math><maction actiontype="statusline#" xlink:href="javascript:trap()">x</maction></math>',
  "the beginning of an animation in an svg":
    "<svg><animate onbegin=trap() attributeName=x dur=1s /><set onbegin=trap() attributeName=x /><feImage><set attributeName=href to=x onend=trap() /></feImage></svg>",
  "a picture that brings its own page":
    '<svg><image href="data:image/svg+xml,x" onerror=trap() /><handler type="text/javascript">trap()</handler></svg>',
  // Parsing again
  noscript: '<noscript><p title="</noscript><img src=x onerror=trap()>"></noscript>',
  "style in an svg": '<svg></p><style><a title="</style><img src=x onerror=trap()>">',
  title: '<title><a title="</title><img src=x onerror=trap()>"></title>',
  textarea: '<textarea><a title="</textarea><img src=x onerror=trap()>"></textarea>',
  "mathml and a table":
    "<form><math><mtext></form><form><mglyph><style></math><img src onerror=trap()>",
  "mathml and a comment":
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=trap()&gt;">',
  "svg and a comment": '<svg><style><!--</style><a id="--><img src=1 onerror=trap()>"></a></svg>',
  "an annotation of mathml":
    '<math><annotation-xml encoding="text/html"><style><img src=x onerror=trap()></style></annotation-xml></math>',
  "a select": "<select><style></select><img src=x onerror=trap()></style>",
  "a chosen option's copy":
    "<select><button><selectedcontent></selectedcontent></button><option selected><img src=x onerror=trap()>x</option></select>",
  listing: '<listing>&lt;img onerror="trap();//" src=x&gt;<t t></listing>',
  "noembed, noframes and a frame's text":
    '<noembed><p title="</noembed><img src=x onerror=trap()>"></noembed><noframes><p title="</noframes><img src=x onerror=trap()>"></noframes><iframe><p title="</iframe><img src=x onerror=trap()>"></iframe>',
  "a table in a table's caption":
    "<table><caption><svg><title><table><caption></table><style><!--</style></title></svg><img src=x onerror=trap()></caption></table>",
  "xmp and plaintext": '<xmp><p title="</xmp><img src=x onerror=trap()>"></xmp><plaintext><b>x',
  comments:
    "<!--><img src=x onerror=trap()>--><!--x--!><img src=x onerror=trap()><![CDATA[<img src=x onerror=trap()>]]>",
  "comments that quotes end": `<!--<img src="--><img src=x onerror=trap()//"><comment><img src="</comment><img src=x onerror=trap()//">`,
  "a comment for one browser":
    "<!--[if gte IE 4]><script>trap()</script><![endif]--><![if IE]><img src=x onerror=trap()><![endif]>",
  "instructions and broken ends": `<? foo="><img src=x onerror=trap()>"><! foo="><img src=x onerror=trap()>"></ foo="><img src=x onerror=trap()>"><% foo><x foo="%><img src=x onerror=trap()>">`,
  "xml and its entities":
    '<?xml-stylesheet href="javascript:trap()"?><!DOCTYPE x [<!ENTITY y SYSTEM "javascript:trap()">]><x:script xmlns:x="http://www.w3.org/1999/xhtml">trap()</x:script>&y;',
  "islands of data and time": `<xml id=i><x><c><![CDATA[<img src=x onerror=trap()>]]></c></x></xml><b datasrc=#i datafld=c dataformatas=html></b><?import namespace="t" implementation="#default#time2"><t:set attributeName="innerHTML" to="<img src=x onerror=trap()>">`,
  "other character sets":
    '<meta charset="utf-7">+ADw-script+AD4-trap()+ADw-/script+AD4-\u00bcscript\u00betrap()\u00bc/script\u00be\uff1cscript\uff1etrap()\uff1c/script\uff1e%3Cscript%3Etrap()%3C/script%3E\u001b(J<b title="\u001b$B"><img src=x onerror=trap()>',
  "deep nesting": `${"<div>".repeat(600)}<svg><style><img src=x onerror=trap()></style></svg>`,
  // Templates and shadows
  "a template": "<template><img src=x onerror=trap()></template>",
  "a declared shadow":
    '<div><template shadowrootmode="open"><img src=x onerror=trap()></template></div>',
  "a custom element": '<x-trap is="button" onclick=trap() contenteditable>x</x-trap>',
  "words for a library of the page": `<p ng-app ng-csp ng-init="trap()" v-html="trap()" x-init="trap()" data-bind="html: trap()" data-toggle="tooltip" data-html="true" data-title="<img src=x onerror=trap()>">{{constructor.constructor('trap()')()}}</p>`,
  "every other attribute":
    "<p accesskey=x aria-label=x autocapitalize=on autofocus class=x contenteditable draggable=true enterkeyhint=go exportparts=x hidden id=x inert inputmode=none is=x itemid=x itemprop=x itemref=x itemscope itemtype=x name=x nonce=x part=x popover role=alert slot=x spellcheck=true style=color:red tabindex=1 translate=no>x</p>",
  "every other element":
    "<article>x</article><aside>x</aside><audio controls></audio><bdo>x</bdo><button>x</button><canvas></canvas><center>x</center><datalist></datalist><details><summary>x</summary></details><dialog open>x</dialog><dir></dir><embed><fieldset><legend>x</legend></fieldset><font>x</font><form><input><label>x</label><meter></meter><output></output><progress></progress><select></select><textarea></textarea></form><iframe></iframe><main>x</main><map name=x></map><marquee>x</marquee><math></math><menu></menu><nav>x</nav><object></object><search>x</search><section>x</section><slot>x</slot><svg></svg><template>x</template><video></video>",
  // Clobbering
  "names that cover the document's":
    '<img name="body"><a id="baseURI" name="cookie">x</a><form id="forms"></form>',
  "names that cover a form's":
    "<form id=x><input name=attributes><input name=nodeName><input name=childNodes onfocus=trap() autofocus></form>",
  "names of prototypes":
    "<constructor>x</constructor><__proto__ onclick=trap()>x</__proto__><toString>x</toString>",
  // The page itself
  "a refresh": '<meta http-equiv="refresh" content="0;url=javascript:trap()">',
  "a policy": '<meta http-equiv="Content-Security-Policy" content="default-src *">',
  "a base": '<base href="javascript:trap()//"><a href="x">x</a>',
  "a style sheet":
    '<link rel="stylesheet" href="data:text/css,*{display:none}"><link rel=import href=x>',
  // Forms
  "a form": '<form action="javascript:trap()"><button>x</button><input type=submit></form>',
  "a button that submits elsewhere":
    '<button form=x formaction="javascript:trap()">x</button><isindex type=image src=1 onerror=trap()>',
  "a field that asks":
    '<label>Password<input type="password" name="password"></label><textarea>x</textarea><select><option>x</select>',
  // Frames and objects
  "a frame": '<iframe src="javascript:parent.trap()"></iframe>',
  "a frame with its own page": '<iframe srcdoc="<script>parent.trap()</script>"></iframe>',
  "an object": '<object data="javascript:trap()"><param name=x value=y></object>',
  "an embed": '<embed src="javascript:trap()" code="javascript:trap()">',
  "frames of old":
    '<frameset onload=trap()><frame src="javascript:parent.trap()"></frameset><applet code=x>x</applet>',
  "a portal":
    '<portal src="javascript:trap()"></portal><fencedframe></fencedframe><dialog open>x</dialog>',
  // Styles
  "an expression": '<p style="width:expression(trap())">x</p>',
  "an address in a style":
    '<p style="background:url(javascript:trap())">x</p><p style="-moz-binding:url(x)">x</p>',
  "a style over the whole page":
    '<p style="position:fixed;inset:0;z-index:9" class="x" id="root">x</p>',
  "a behaviour and a binding":
    '<p style="behavior:url(#default#time2)" onbegin=trap()>x</p><p style="\\62 ackground:\\75rl(javascript:trap())">x</p><style>@im\\port "javascript:trap()";</style>',
  "a style of its own": "<style>@import 'javascript:trap()'; * { display: none }</style>",
  // Pictures
  "a javascript picture": '<img src="javascript:trap()"><img lowsrc="javascript:trap()" dynsrc=x>',
  "a data picture":
    "<img src=\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='trap()'/>\">",
  "sources of a picture":
    '<picture><source srcset="x" onerror=trap()><img src=x srcset="javascript:trap() 1x" sizes=1 onerror=trap()></picture>',
  "backgrounds of old":
    '<table background="javascript:trap()"><td background="javascript:trap()">x</table>',
};
