"""How a report looks: light, dark, on a small screen and on paper."""

from typing import Final

_LIGHT: Final = """
  --paper: #ffffff; --page: #f4f5f7; --ink: #1b2330; --quiet: #566173; --rule: #dde2ea; --cell: #f1f3f7;
  --heat: #f2994a; --accent: #b42318;
  --s0: #1769c2; --s1: #c2500c; --s2: #16803f; --s3: #7a3fd0;
  --s4: #b3245f; --s5: #0b7285; --s6: #856404; --s7: #4c5a6e;
"""
_DARK: Final = """
  --paper: #171c25; --page: #0f131a; --ink: #e9edf3; --quiet: #a3aec0; --rule: #2e3746; --cell: #1f2632;
  --heat: #b8590f; --accent: #ff8a75;
  --s0: #6fb3ff; --s1: #ff9f6b; --s2: #6fd890; --s3: #c3a4ff;
  --s4: #ff92bb; --s5: #5fd0e3; --s6: #e2b84f; --s7: #aebacb;
"""

STYLE: Final = f"""
:root {{ color-scheme: light; {_LIGHT} }}
@media screen and (prefers-color-scheme: dark) {{ :root {{ color-scheme: dark; {_DARK} }} }}
* {{ box-sizing: border-box; }}
body {{ margin: 0; background: var(--page); color: var(--ink); line-height: 1.5;
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }}
main {{ max-width: 940px; margin: 0 auto; padding: 32px 20px 64px; }}
header {{ border-top: 6px solid var(--accent); padding-top: 18px; margin-bottom: 8px; }}
h1 {{ font-size: 2rem; line-height: 1.2; margin: 0 0 4px; letter-spacing: -0.01em; }}
h2 {{ font-size: 1.25rem; margin: 0 0 4px; }}
p {{ margin: 0 0 12px; max-width: 70ch; }}
.quiet {{ color: var(--quiet); }}
.notice {{ border-left: 4px solid var(--accent); padding: 8px 14px; background: var(--paper); }}
section {{ background: var(--paper); border: 1px solid var(--rule); border-radius: 12px;
  padding: 22px 24px; margin: 18px 0; }}
.facts {{ display: flex; flex-wrap: wrap; gap: 10px 34px; margin: 18px 0 6px; padding: 0; list-style: none; }}
.facts b {{ display: block; font-size: 1.45rem; line-height: 1.2; font-variant-numeric: tabular-nums; }}
.facts span {{ color: var(--quiet); font-size: 0.88rem; }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; font-size: 0.9rem; font-variant-numeric: tabular-nums; min-width: 50%; }}
th, td {{ padding: 5px 12px 5px 0; text-align: right; border-bottom: 1px solid var(--rule); white-space: nowrap; }}
th {{ font-weight: 600; color: var(--quiet); }}
thead th {{ vertical-align: bottom; }}
th:first-child {{ text-align: left; }}
.figures {{ min-width: 100%; }}
.figures td:last-child, .figures thead th:last-child {{ text-align: left; white-space: normal; color: var(--quiet);
  min-width: 15em; padding-left: 12px; }}
.figures .head th {{ padding-top: 18px; color: var(--quiet); }}
tbody th {{ color: var(--ink); }}
h3 {{ font-size: 1rem; margin: 18px 0 4px; }}
code, pre {{ font: 0.86rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }}
pre {{ background: var(--cell); padding: 12px 14px; border-radius: 8px; margin: 8px 0;
  white-space: pre-wrap; overflow-wrap: anywhere; }}
figure {{ margin: 12px 0 6px; }}
svg {{ display: block; width: 100%; min-width: 560px; height: auto; overflow: visible; }}
svg text {{ font-size: 13px; fill: var(--ink); }}
svg .small {{ font-size: 12px; fill: var(--quiet); }}
svg .number {{ font-size: 12px; font-variant-numeric: tabular-nums; }}
svg .strong {{ font-size: 14px; font-weight: 600; }}
svg .grid {{ stroke: var(--rule); }}
svg .axis {{ stroke: var(--quiet); stroke-width: 1.5; }}
svg .even {{ stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 5 4; }}
svg .leader {{ stroke: var(--quiet); }}
svg .whisker {{ stroke: var(--ink); stroke-width: 1.6; }}
svg .cell {{ fill: var(--cell); }}
svg .heat {{ fill: var(--heat); }}
svg .curve {{ fill: none; stroke: var(--c); stroke-width: 2.4; stroke-linejoin: round; }}
svg .mark {{ fill: var(--c); stroke: var(--paper); stroke-width: 1; }}
svg .bar {{ fill: var(--c); fill-opacity: 0.55; }}
{"".join(f".s{n} {{ --c: var(--s{n}); }} " for n in range(8))}
.s1.curve, .s5.curve {{ stroke-dasharray: 9 4; }}
.s2.curve, .s6.curve {{ stroke-dasharray: 3 3; }}
.s3.curve, .s7.curve {{ stroke-dasharray: 10 3 2 3; }}
summary {{ cursor: pointer; color: var(--quiet); padding: 6px 0; }}
dl {{ display: grid; grid-template-columns: max-content 1fr; gap: 4px 20px; margin: 0; font-size: 0.92rem; }}
dt {{ color: var(--quiet); }}
dd {{ margin: 0; overflow-wrap: anywhere; }}
@media print {{
  body {{ background: none; font-size: 11pt; }}
  main {{ max-width: none; padding: 0; }}
  section {{ border: none; padding: 0; break-inside: avoid-page; }}
  svg {{ min-width: 0; }}
  .wide {{ overflow: visible; }}
  table {{ font-size: 8pt; }}
  summary {{ display: none; }}
}}
"""
