"""A row of an array as compiled functions see it: where its numbers begin, and nothing else.

A slice of an array is seven numbers, which go from function to function, and each access asks whether its place is
counted from the end. Of this there is only one, and its places are always counted from the beginning. So the code
is a third shorter, which counts most on a GPU: what takes the time there is waiting for instructions.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Final, Never, cast

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.datamodel import models
from numba.core.imputils import lower_builtin
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import intrinsic, register_model


class Row(types.Type):
    def __init__(self, dtype) -> None:
        self.dtype = dtype
        super().__init__(name=f"Row({dtype})")


@register_model(Row)
class RowModel(models.PrimitiveModel):
    def __init__(self, dmm, fe_type) -> None:
        super().__init__(dmm, fe_type, dmm.lookup(fe_type.dtype).get_data_type().as_pointer())


@intrinsic
def _row(typing, array, place):
    """The row of a two-dimensional array in this place, which must be in one piece; of others, from there on."""

    def made(context, builder, sig, args):
        view = context.make_array(sig.args[0])(context, builder, args[0])
        stride = cgutils.unpack_tuple(builder, view.strides)[0]
        begun = builder.gep(builder.bitcast(view.data, cgutils.voidptr_t), [builder.mul(args[1], stride)])
        return builder.bitcast(begun, context.get_value_type(sig.return_type))

    return Row(array.dtype)(array, types.intp), made


row: Final = cast(Callable[[object, int], Never], _row)
"""Of numbers of any size: a type that fits them all."""


@infer_global(operator.getitem)
class _Reading(AbstractTemplate):
    def generic(self, args, kws):
        match args:
            case [Row() as numbers, types.Integer()]:
                return signature(numbers.dtype, numbers, types.intp)
        return None


@infer_global(operator.setitem)
class _Writing(AbstractTemplate):
    def generic(self, args, kws):
        match args:
            case [Row() as numbers, types.Integer(), _]:
                return signature(types.none, numbers, types.intp, numbers.dtype)
        return None


def _at(builder, numbers, place):
    """No row has more than 32 bits can count; to say so makes shorter sums."""
    return builder.gep(numbers, [builder.trunc(place, ir.IntType(32))])


@lower_builtin(operator.getitem, Row, types.Integer)
def _read(context, builder, sig, args):
    return builder.load(_at(builder, args[0], args[1]))


@lower_builtin(operator.setitem, Row, types.Integer, types.Any)
def _write(context, builder, sig, args):
    builder.store(args[2], _at(builder, args[0], args[1]))
    return context.get_dummy_value()
