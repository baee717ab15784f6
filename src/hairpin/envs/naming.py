"""Cars are called by their seats."""


def agent_of(seat: int) -> str:
    return f"car_{seat}"


def seat_of(agent: str) -> int:
    return int(agent.removeprefix("car_"))
