"""P1, P7, P8: the server is killed, and commands come twice or all at once; nothing acknowledged is lost or done twice."""
