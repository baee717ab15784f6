"""`completion`: a script that a shell reads, and the answers that the script asks for with every Tab.

The scripts know nothing of commands and options: they hand over what was typed, and the parser itself says what
may come next. So all shells complete the same, and no script can be out of date.
"""

from __future__ import annotations

import argparse
import os
from typing import Final

from hairpin.commands.completing import Candidate, candidates
from hairpin.commands.options import parser

BASH: Final = """\
_hairpin() {
    local IFS=$'\\n' line=${COMP_LINE:0:COMP_POINT} typed head
    # bash splits at = and :, which are part of a word here
    local words=("${COMP_WORDS[@]:1:COMP_CWORD}")
    typed=${line##* }
    head=${typed%"${COMP_WORDS[COMP_CWORD]}"}
    if [[ -n $head ]]; then
        local IFS=' '
        read -ra words <<< "${line#* }"
        IFS=$'\\n'
    fi
    COMPREPLY=($("${COMP_WORDS[0]}" completion bash -- "${words[@]}" 2>/dev/null))
    COMPREPLY=("${COMPREPLY[@]#"$head"}")
}
complete -o default -F _hairpin hairpin
"""

ZSH: Final = """\
#compdef hairpin
_hairpin() {
    local -a typed found
    # without quotes; that of the last word may still be open
    typed=("${(@Q)words[2,CURRENT]}")
    typed[-1]=${typed[-1]#[\\'\\"]}
    found=("${(@f)$("${words[1]}" completion zsh -- "${(@)typed}" 2>/dev/null)}")
    if [[ -n "${found[*]}" ]]; then
        _describe hairpin found
    else
        _files
    fi
}
if [[ ${funcstack[1]-} == _hairpin ]]; then  # a file in fpath, which zsh reads with the first Tab
    _hairpin "$@"
else
    (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
    compdef _hairpin hairpin
fi
"""

FISH: Final = """\
function __hairpin_complete
    set -l words (commandline -opc)
    set -l found ($words[1] completion fish -- $words[2..-1] (commandline -ct) 2>/dev/null)
    if test (count $found) -gt 0
        printf '%s\\n' $found
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c hairpin -f -a '(__hairpin_complete)'
"""

SCRIPTS: Final = {"bash": BASH, "zsh": ZSH, "fish": FISH}


def completion(options: argparse.Namespace) -> int:
    if not options.words:
        print(SCRIPTS[options.shell], end="")
        return 0
    for candidate in candidates(_parser(options.shell), options.words):
        print(_line(options.shell, candidate))
    return 0


def _parser(shell: str) -> argparse.ArgumentParser:
    """With words where the shell shows some: they take a moment to load."""
    if shell == "bash":
        return parser()
    from hairpin.commands.words import words_in
    from hairpin.content.languages import language_for

    return parser(words_in(language_for(None, os.environ)))


def _line(shell: str, candidate: Candidate) -> str:
    told = " ".join(candidate.told.split())
    if shell == "fish" and told:
        return f"{candidate.word}\t{told}"
    if shell == "zsh":
        word = candidate.word.replace(":", "\\:")
        return f"{word}:{told}" if told else word
    return candidate.word
